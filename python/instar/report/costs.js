// Draws where the cycles of a run went: a bar of categories, and the flame graph of its callers.
// All text comes as data and is set as text, never as markup.
"use strict";

const data = JSON.parse(document.getElementById("data").textContent);

const whole = (number) => Math.round(number).toLocaleString("en-US");
const percent = (part, all) => (all ? ((100 * part) / all).toFixed(1) : "0.0") + " %";

/** A new element with a class, text and children. */
function make(tag, className, ...children) {
  const element = document.createElement(tag);
  if (className) element.className = className;
  element.append(...children);
  return element;
}

/** A bar of all categories, and a table that names them. */
function stalls(found) {
  const all = found.stalls.reduce((sum, [, spent]) => sum + spent, 0);
  const bar = make("div", "bar");
  const lines = make("tbody");
  const said = [];
  for (const [name, spent] of found.stalls) {
    const [heading, meaning, colour] = data.categories[name];
    const part = make("span");
    part.style.flexGrow = spent;
    part.style.setProperty("--colour", colour);
    part.title = `${heading}: ${percent(spent, all)}`;
    bar.append(part);
    said.push(`${heading} ${percent(spent, all)}`);
    const label = make("th", "", heading);
    label.scope = "row";
    label.style.setProperty("--colour", colour);
    lines.append(
      make("tr", "", label, make("td", "number", whole(spent / found.calls)), make("td", "number", percent(spent, all)), make("td", "", meaning)),
    );
  }
  bar.setAttribute("role", "img");
  bar.setAttribute("aria-label", said.join(", "));
  const headings = ["", "cycles", "share", "what it means"].map((text, at) => {
    const cell = make("th", at === 1 || at === 2 ? "number" : "", text);
    cell.scope = "col";
    return cell;
  });
  const listed = make("table", "reasons", make("thead", "", make("tr", "", ...headings)), lines);
  return make("section", "stalls", make("h2", "", "Where the cycles went"), bar, listed);
}

function facts(found) {
  const list = make("dl", "facts");
  for (const [term, text] of found.facts) list.append(make("dt", "", term), make("dd", "", text));
  return make("section", "", make("h2", "", "How it was measured"), list);
}

// ---------------------------------------------------------------- flame graph

/** The chains of callers as a tree; the weight of a node has that of all below it. */
function grown(stacks) {
  const root = { name: "all", weight: 0, children: [], parent: null };
  const nodes = stacks.map(([, name, own]) => ({ name: data.functions[name], weight: own, children: [], parent: root }));
  stacks.forEach(([caller], at) => { if (caller >= 0) nodes[at].parent = nodes[caller]; });
  // A caller stands before those that it calls.
  for (let at = nodes.length - 1; at >= 0; at--) {
    nodes[at].parent.weight += nodes[at].weight;
    nodes[at].parent.children.push(nodes[at]);
  }
  const order = (node) => {
    node.children.sort((a, b) => b.weight - a.weight || (a.name < b.name ? -1 : 1));
    node.children.forEach(order);
  };
  order(root);
  if (root.children.length !== 1) return root;
  root.children[0].parent = null;
  return root.children[0];
}

/** Hue and lightness of a name, the same everywhere: between red and yellow. */
function colour(name) {
  let sum = 7;
  for (const character of name) sum = (sum * 31 + character.codePointAt(0)) % 9973;
  return [6 + (sum % 47), 66 + ((sum >> 3) % 14)];
}

/** Rem of a level, and the smallest share of the width that is drawn. */
const LEVEL = 1.5;
const LEAST = 0.002;

function flame(found) {
  const root = grown(found.stacks);
  const frames = make("div", "frames");
  const read = make("p", "read soft");
  const unit = found.weight;
  const say = (node) => {
    read.textContent = `${node.name}: ${whole(node.weight / found.calls)} ${unit} with what it calls, ${percent(node.weight, root.weight)}`;
  };

  function show(middle) {
    frames.replaceChildren();
    const above = [];
    for (let node = middle.parent; node; node = node.parent) above.unshift(node);
    above.forEach((node, level) => place(node, level, 0, 1, true));
    frames.style.height = `${LEVEL * (1 + below(middle, above.length, 0, 1))}rem`;
    say(middle);
  }

  /** Draws a node and what it calls; the deepest level that something was drawn on. */
  function below(node, level, left, width) {
    place(node, level, left, width, false);
    let deepest = level;
    for (const child of node.children) {
      const part = node.weight ? (width * child.weight) / node.weight : 0;
      if (part >= LEAST) deepest = Math.max(deepest, below(child, level + 1, left, part));
      left += part;
    }
    return deepest;
  }

  function place(node, level, left, width, isAbove) {
    const frame = make("button", isAbove ? "frame above" : "frame", node.name);
    frame.type = "button";
    frame.style.left = `${100 * left}%`;
    frame.style.width = `${100 * width}%`;
    frame.style.top = `${LEVEL * level}rem`;
    const [hue, light] = colour(node.name);
    frame.style.setProperty("--hue", hue);
    frame.style.setProperty("--light", `${light}%`);
    frame.title = `${node.name}: ${percent(node.weight, root.weight)}`;
    frame.addEventListener("click", () => {
      show(node);
      frames.querySelectorAll(".frame:not(.above)")[0].focus();
    });
    frame.addEventListener("pointerenter", () => say(node));
    frame.addEventListener("focus", () => say(node));
    frames.append(frame);
  }

  show(root);
  const hint = `A frame is as wide as the ${unit} of a function with what it calls, callers above. Click one to enlarge it.`;
  return make("section", "flame", make("h2", "", "Flame graph"), make("p", "soft", hint), frames, read);
}
