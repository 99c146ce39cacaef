//! Claims about workloads that are an `api.h` of PQClean's kind.
//!
//! Source: docs/reference/workload.md, `api`.

use super::Folder;
use crate::Workload;

const WORKLOAD: &str = "name = \"own\"\ntitle = \"Own\"\napi = \"kem\"\nsources = [\"*.c\"]\n";
const HEADER: &str = "
#include \"sizes.h\"
int PQCLEAN_OWN_CLEAN_crypto_kem_keypair(uint8_t *pk, uint8_t *sk);
int PQCLEAN_OWN_CLEAN_crypto_kem_enc(uint8_t *ct, uint8_t *ss, const uint8_t *pk);
int PQCLEAN_OWN_CLEAN_crypto_kem_dec(uint8_t *ss, const uint8_t *ct, const uint8_t *sk);
";
const SIZES: &str = "
#define PQCLEAN_OWN_CLEAN_CRYPTO_PUBLICKEYBYTES 1
#define PQCLEAN_OWN_CLEAN_CRYPTO_SECRETKEYBYTES 2
#define PQCLEAN_OWN_CLEAN_CRYPTO_CIPHERTEXTBYTES 3
#define CRYPTO_BYTES 4
";

/// A folder with a scheme, after a change of its files.
fn scheme(name: &str, workload: &str, header: &str) -> Folder {
    let folder = Folder::new(name);
    folder.write("workloads/hash/hash.c", "");
    folder.write("workloads/hash/workload.toml", "name = \"hash\"\ntitle = \"H\"\nsources = [\"hash.c\"]\n");
    folder.write("workloads/own/a.c", "");
    folder.write("workloads/own/b.c", "");
    folder.write("workloads/own/api.h", header);
    folder.write("workloads/own/sizes.h", SIZES);
    folder.write("workloads/own/workload.toml", workload);
    folder
}

fn read(folder: &Folder) -> Workload {
    Workload::find(&folder.library(), "own").unwrap_or_else(|e| panic!("{e}"))
}

fn fault(name: &str, workload: &str, header: &str) -> String {
    match Workload::find(&scheme(name, workload, header).library(), "own") {
        Ok(_) => String::new(),
        Err(crate::Error::Diagnostics(problems)) => super::shown(&problems).join("\n"),
        Err(error) => error.to_string(),
    }
}

#[test]
fn names_with_a_prefix_are_found_in_the_header_and_in_what_it_includes() {
    let workload = read(&scheme("api-names", WORKLOAD, HEADER));
    let api = workload.api.unwrap();
    assert_eq!(api.names["crypto_kem_enc"], "PQCLEAN_OWN_CLEAN_crypto_kem_enc");
    assert_eq!(api.names["CRYPTO_CIPHERTEXTBYTES"], "PQCLEAN_OWN_CLEAN_CRYPTO_CIPHERTEXTBYTES");
    assert_eq!(api.names["CRYPTO_BYTES"], "CRYPTO_BYTES");
    assert_eq!(workload.operations.names().collect::<Vec<_>>(), ["keygen", "encaps", "decaps"]);
    let encaps = workload.operations.get("encaps").unwrap();
    assert_eq!(encaps.secret[0].name, "random");
    assert_eq!(encaps.args[encaps.secret[0].argument].name, "random");
}

#[test]
fn signatures_that_hold_their_message_are_known_by_the_functions_that_are_there() {
    let form = |header: &str| {
        let sign = WORKLOAD.replace("kem", "sign");
        let header = format!(
            "{header}\n#define CRYPTO_PUBLICKEYBYTES 1\n#define CRYPTO_SECRETKEYBYTES 2\n#define CRYPTO_BYTES 3\n"
        );
        read(&scheme("api-forms", &sign, &header)).api.unwrap().form
    };
    assert_eq!(form("int crypto_sign_keypair(); int crypto_sign(); int crypto_sign_open();"), "sign-open");
    assert_eq!(
        form(
            "int crypto_sign_keypair(); int crypto_sign_signature(); int crypto_sign_verify(); int crypto_sign();"
        ),
        "sign"
    );
}

#[test]
fn a_pattern_means_files_and_an_exclamation_mark_leaves_some_out() {
    let files = |sources: &str| {
        let workload = read(&scheme("api-globs", &WORKLOAD.replace("[\"*.c\"]", sources), HEADER));
        let names =
            workload.sources.iter().map(|path| path.file_name().unwrap().to_str().unwrap().to_owned());
        names.collect::<Vec<_>>()
    };
    assert_eq!(files("[\"*.c\"]"), ["a.c", "b.c"]);
    assert_eq!(files("[\"b.c\", \"*.c\"]"), ["b.c", "a.c"]);
    assert_eq!(files("[\"*.c\", \"!b*\"]"), ["a.c"]);
    assert_eq!(files("[\"../own/a.*\"]"), ["a.c"]);
    let said = fault("api-no-file", &WORKLOAD.replace("*.c", "src/*.c"), HEADER);
    assert!(said.contains("4: no file of this workload is like \"src/*.c\""), "{said}");
}

#[test]
fn a_file_is_replaced_by_a_workload() {
    let replaces = |file: &str| format!("{WORKLOAD}replaces = {{ \"{file}\" = \"hash\" }}\n");
    let workload = read(&scheme("api-replaces", &replaces("b.c"), HEADER));
    let names: Vec<_> = workload.sources.iter().map(|path| path.file_name().unwrap()).collect();
    assert_eq!(names, ["hash.c", "a.c"]);
    assert_eq!(workload.requires, ["hash"]);
    let said = fault("api-replaces-none", &replaces("c.c"), HEADER);
    assert!(said.contains("5: \"c.c\" is none of the `sources`, so nothing can take its place"), "{said}");
}

#[test]
fn what_a_header_lacks_is_named() {
    let said = fault("api-no-function", WORKLOAD, &HEADER.replace("kem_dec", "kem_dek"));
    assert!(said.contains("3: api.h: it has no function PQCLEAN_OWN_CLEAN_crypto_kem_dec"), "{said}");
    let said = fault("api-no-macro", WORKLOAD, &HEADER.replace("#include \"sizes.h\"", ""));
    assert!(said.contains("3: api.h: it has no macro PQCLEAN_OWN_CLEAN_CRYPTO_PUBLICKEYBYTES"), "{said}");
    let said = fault("api-no-interface", WORKLOAD, "");
    assert!(said.contains("3: api.h: it has no function crypto_kem_keypair"), "{said}");
}

#[test]
fn a_header_that_is_not_there_is_told() {
    let said = fault("api-no-header", &format!("{WORKLOAD}header = \"kem.h\"\n"), HEADER);
    assert!(said.contains("5: there is no \"kem.h\" in the folders of `include`"), "{said}");
}

#[test]
fn of_several_prefixes_one_must_be_said() {
    let two = format!("{HEADER}int AVX2_crypto_kem_keypair(uint8_t *pk, uint8_t *sk);\n");
    let said = fault("api-prefixes", WORKLOAD, &two);
    assert!(said.contains("with the prefixes \"AVX2_\", \"PQCLEAN_OWN_CLEAN_\""), "{said}");
    let chosen = format!("{WORKLOAD}prefix = \"PQCLEAN_OWN_CLEAN_\"\n");
    assert_eq!(fault("api-prefix", &chosen, &two), "");
}

#[test]
fn what_follows_from_an_api_is_not_given_beside_it() {
    let said = fault("api-operations", &format!("{WORKLOAD}[operations.x]\nsymbol = \"x\"\n"), HEADER);
    assert!(said.contains("`operations` follows from `api`, and cannot be given beside it"), "{said}");
    let said = fault("api-prefix-alone", &WORKLOAD.replace("api = \"kem\"", "prefix = \"X_\""), HEADER);
    assert!(said.contains("only an `api` has a `prefix`"), "{said}");
    let said = fault("api-unknown", &WORKLOAD.replace("\"kem\"", "\"kex\""), HEADER);
    assert!(said.contains("there is no api \"kex\" (did you mean \"kem\"?)"), "{said}");
}

#[test]
fn a_scheme_behind_api_h_is_called_by_its_name_whatever_its_folder_is() {
    let folder = scheme("api-name", &WORKLOAD.replace("\"own\"", "\"kyber-clean\""), HEADER);
    let library = folder.library();
    for named in ["kyber-clean", "own"] {
        assert_eq!(Workload::find(&library, named).unwrap().found.name, "kyber-clean");
    }
    let (workload, set) = Workload::find_set(&library, "kyber-clean").unwrap();
    assert_eq!((workload.found.name.as_str(), set.as_str()), ("kyber-clean", ""));
    let listed = library.list(crate::lookup::DescriptionKind::Workload);
    assert_eq!(listed.iter().map(|found| found.name.as_str()).collect::<Vec<_>>(), ["hash", "kyber-clean"]);
    let said = fault("api-name-blank", &WORKLOAD.replace("\"own\"", "\"my own\""), HEADER);
    assert!(said.contains("1: a workload cannot be called \"my own\""), "{said}");
}
