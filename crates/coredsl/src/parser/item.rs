//! Files, instruction sets, functions, instructions and encodings.

use super::{Parsed, Parser};
use crate::ast::{
    Attribute, EncodingPart, File, Function, Instruction, InstructionSet, StateItem, Stmt, StmtKind,
};
use crate::check::attribute_names;
use crate::lexer::Token;
use instar_diagnostic::Span;

impl Parser<'_> {
    pub(super) fn file(&mut self) -> File {
        let mut file = File::default();
        while *self.token() != Token::End {
            if self.item(&mut file).is_err() {
                self.recover();
                self.eat("}");
            }
        }
        file
    }

    fn item(&mut self, file: &mut File) -> Parsed<()> {
        let span = self.span();
        if self.eat_word("import") {
            if let Token::Text(path) = self.token() {
                file.imports.push((path.clone(), self.span()));
                self.advance();
                self.eat(";");
                return Ok(());
            }
            return Err(self.error(self.span(), "the file to import is missing after `import`"));
        }
        if self.is_word("InstructionSet") {
            let set = self.instruction_set()?;
            file.sets.push(set);
            return Ok(());
        }
        if self.is_word("Core") {
            return Err(self.outside(span, "`Core`", "a design names its host cores in design.toml"));
        }
        Err(self.expected_word("a description", &["InstructionSet", "import"]))
    }

    fn instruction_set(&mut self) -> Parsed<InstructionSet> {
        let doc = self.doc(self.span());
        self.advance();
        let name = self.name("the name of the instruction set")?;
        if self.is_word("combines") {
            return Err(self.outside(
                self.span(),
                "`combines`",
                "list the files in design.toml: extensions = […]",
            ));
        }
        let extends =
            if self.eat_word("extends") { Some(self.name("the base set after `extends`")?) } else { None };
        self.expect("{", "the name of the instruction set")?;
        let mut set = InstructionSet {
            name,
            extends,
            state: vec![],
            functions: vec![],
            instructions: vec![],
            always: vec![],
            doc,
        };
        while !self.eat("}") {
            if *self.token() == Token::End {
                self.error(self.span(), format!("the `}}` that closes `{}` is missing", set.name.text));
                break;
            }
            if self.section(&mut set).is_err() {
                self.recover();
            }
        }
        Ok(set)
    }

    fn section(&mut self, set: &mut InstructionSet) -> Parsed<()> {
        if self.eat_word("architectural_state") {
            self.expect("{", "`architectural_state`")?;
            self.body(|parser| {
                let item = parser.state_item()?;
                set.state.push(item);
                Ok(())
            });
        } else if self.eat_word("functions") {
            self.expect("{", "`functions`")?;
            self.body(|parser| {
                if let Some(function) = parser.function()? {
                    set.functions.push(function);
                }
                Ok(())
            });
        } else if self.eat_word("instructions") {
            let common = self.attributes()?;
            self.expect("{", "`instructions`")?;
            self.body(|parser| {
                if let Some(mut instruction) = parser.instruction()? {
                    instruction.attributes.extend(common.iter().cloned());
                    set.instructions.push(instruction);
                }
                Ok(())
            });
        } else if self.eat_word("always") {
            self.expect("{", "`always`")?;
            self.body(|parser| {
                let block = parser.always_block()?;
                set.always.push(block);
                Ok(())
            });
        } else {
            let known = ["architectural_state", "functions", "instructions", "always"];
            return Err(self.expected_word("an instruction set", &known));
        }
        Ok(())
    }

    /// Items up to the closing brace; a broken one is skipped.
    fn body(&mut self, mut item: impl FnMut(&mut Self) -> Parsed<()>) {
        while !self.eat("}") {
            if *self.token() == Token::End {
                self.error(self.span(), "the `}` that closes this section is missing");
                return;
            }
            let before = self.at;
            if item(self).is_err() {
                self.recover();
                if self.at == before {
                    self.advance();
                }
            }
        }
    }

    fn state_item(&mut self) -> Parsed<StateItem> {
        let span = self.span();
        for user_type in ["struct", "union", "enum"] {
            if self.is_word(user_type) {
                return Err(self.outside(span, &format!("`{user_type}`"), "use registers and arrays"));
            }
        }
        if matches!((self.token(), self.ahead(1)), (Token::Name(_), Token::Mark("="))) {
            let name = self.name("a parameter")?;
            self.advance();
            let value = self.expression()?;
            self.expect(";", "the value")?;
            return Ok(StateItem::Assignment(name, value));
        }
        let declaration = self.declaration()?;
        self.expect(";", "the declaration")?;
        Ok(StateItem::Declaration(declaration))
    }

    fn function(&mut self) -> Parsed<Option<Function>> {
        let span = self.span();
        let external = self.eat_word("extern");
        let returns = self.type_spec()?;
        let name = self.name("the name of the function")?;
        self.expect("(", "the name of the function")?;
        let mut parameters = vec![];
        while !self.is(")") {
            let ty = self.type_spec()?;
            parameters.push((ty, self.name("the name of the parameter")?));
            if !self.eat(",") {
                break;
            }
        }
        self.expect(")", "the parameters")?;
        let attributes = self.attributes()?;
        if external || self.is(";") {
            self.expect(";", "the function")?;
            // `raise` is built in; a description may declare it as the language's own base set
            // does.
            if name.text == "raise" {
                return Ok(None);
            }
            return Err(self.outside(span, "`extern` on a function", "write its body here"));
        }
        if !self.is("{") {
            return Err(self.error(self.span(), format!("the body of `{}` is missing", name.text)));
        }
        let body = self.statement()?;
        Ok(Some(Function { name, returns, parameters, attributes, body }))
    }

    fn instruction(&mut self) -> Parsed<Option<Instruction>> {
        let doc = self.doc(self.span());
        let name = self.name("the name of an instruction")?;
        let attributes = self.attributes()?;
        self.expect("{", "the name of the instruction")?;
        match self.instruction_body(name, doc, attributes) {
            Ok(instruction) if self.eat("}") => Ok(Some(instruction)),
            Ok(instruction) => {
                let found = self.describe();
                let message = format!("{found} does not belong after the behavior of an instruction");
                self.error_hint(self.span(), message, "enclose several statements in `{ }`");
                self.leave_block();
                Ok(Some(instruction))
            }
            Err(_) => {
                self.leave_block();
                Ok(None)
            }
        }
    }

    /// `name { … }` of `always`.
    fn always_block(&mut self) -> Parsed<Instruction> {
        let doc = self.doc(self.span());
        let name = self.name("the name of an `always` block")?;
        let attributes = self.attributes()?;
        if !self.is("{") {
            return Err(self.error(self.span(), format!("the body of `{}` is missing", name.text)));
        }
        let behavior = self.statement()?;
        Ok(Instruction { behavior, ..unwritten(name, doc, attributes) })
    }

    fn instruction_body(
        &mut self,
        name: crate::ast::Name,
        doc: String,
        attributes: Vec<Attribute>,
    ) -> Parsed<Instruction> {
        let mut instruction = unwritten(name, doc, attributes);
        if !self.eat_word("encoding") {
            return Err(self.expected_word("an instruction before its encoding", &["encoding"]));
        }
        self.expect(":", "`encoding`")?;
        let start = self.span();
        loop {
            let part = self.encoding_part()?;
            instruction.encoding.push(part);
            if !self.eat("::") {
                break;
            }
        }
        instruction.encoding_span = start.to(self.previous());
        self.expect(";", "the encoding")?;
        for section in ["args_disass", "operands"] {
            if self.is_word(section) {
                let what = format!("`{section}`");
                return Err(self.outside(self.span(), &what, "operands follow from the behavior"));
            }
        }
        if self.eat_word("assembly") {
            self.expect(":", "`assembly`")?;
            if self.eat("{") {
                instruction.mnemonic = Some(self.string("the mnemonic")?);
                self.expect(",", "the mnemonic")?;
                instruction.assembly = Some(self.string("the operand syntax")?);
                self.expect("}", "the operand syntax")?;
            } else {
                instruction.assembly = Some(self.string("the operand syntax")?);
            }
            self.expect(";", "the assembly")?;
        }
        if !self.eat_word("behavior") {
            return Err(self.expected_word("an instruction before its behavior", &["assembly", "behavior"]));
        }
        self.expect(":", "`behavior`")?;
        instruction.behavior = self.statement()?;
        Ok(instruction)
    }

    fn encoding_part(&mut self) -> Parsed<EncodingPart> {
        let span = self.span();
        if let Token::Integer(value) = self.token().clone() {
            self.advance();
            return Ok(EncodingPart::Bits(value, span));
        }
        let name = self.name("a field such as `rd[4:0]` or bits such as `7'b0001011`")?;
        self.expect("[", "the name of the field")?;
        let high = self.small_integer()?;
        self.expect(":", "the highest bit of the field")?;
        let low = self.small_integer()?;
        self.expect("]", "the lowest bit of the field")?;
        Ok(EncodingPart::Field { name, high, low, span: span.to(self.previous()) })
    }

    fn small_integer(&mut self) -> Parsed<u32> {
        if let Token::Integer(literal) = self.token()
            && let Ok(value) = u32::try_from(&literal.value)
            && value < 64
        {
            self.advance();
            return Ok(value);
        }
        let found = self.describe();
        Err(self.error(self.span(), format!("expected the number of a bit of the field; found {found}")))
    }

    fn string(&mut self, what: &str) -> Parsed<(String, Span)> {
        if let Token::Text(text) = self.token() {
            let text = (text.clone(), self.span());
            self.advance();
            return Ok(text);
        }
        let found = self.describe();
        Err(self.error(self.span(), format!("expected {what} in quotation marks; found {found}")))
    }

    /// `[[name]]`, `[[name=value]]`, `[[name(value)]]`; what each says is judged by the checker.
    pub(super) fn attributes(&mut self) -> Parsed<Vec<Attribute>> {
        let mut attributes = vec![];
        while self.is("[") && *self.ahead(1) == Token::Mark("[") {
            self.advance();
            self.advance();
            let known = attribute_names();
            if !matches!(self.token(), Token::Name(name) if known.contains(&name.as_str())) {
                return Err(self.expected_word("an attribute", &known));
            }
            let name = self.name("the name of an attribute")?;
            let mut values = vec![];
            if self.eat("=") {
                values.push(self.expression()?);
            } else if self.eat("(") {
                while !self.is(")") {
                    values.push(self.expression()?);
                    if !self.eat(",") {
                        break;
                    }
                }
                self.expect(")", "the values of the attribute")?;
            }
            self.expect("]", "the attribute")?;
            self.expect("]", "the attribute")?;
            attributes.push(Attribute { name, values });
        }
        Ok(attributes)
    }
}

/// An instruction of which no encoding and no behavior was read yet.
fn unwritten(name: crate::ast::Name, doc: String, attributes: Vec<Attribute>) -> Instruction {
    Instruction {
        name,
        doc,
        attributes,
        encoding: vec![],
        encoding_span: Span::default(),
        mnemonic: None,
        assembly: None,
        behavior: Stmt { kind: StmtKind::Empty, span: Span::default() },
    }
}
