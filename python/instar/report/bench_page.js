// Sorts and searches the rows of the page, and opens them to what costs.js draws.

const table = document.getElementById("rows");
const body = table.tBodies[0];
const rows = Array.from(body.rows);
const search = document.getElementById("search");
const count = document.getElementById("count");
const none = document.getElementById("none");

// ---------------------------------------------------------------- search

function filter() {
  const words = search.value.toLowerCase().split(/\s+/).filter(Boolean);
  let shown = 0;
  for (const row of rows) {
    const hit = words.every((word) => row.dataset.search.includes(word));
    row.hidden = !hit;
    const detail = detailOf(row);
    if (detail) detail.hidden = !hit || !isOpen(row);
    shown += hit ? 1 : 0;
  }
  const all = `${rows.length} ${rows.length === 1 ? "row" : "rows"}`;
  count.textContent = shown === rows.length ? all : `${shown} of ${all}`;
  none.hidden = shown > 0;
}

// ---------------------------------------------------------------- sorting

/** Sorts by the column of a heading: numbers largest first, text from A to Z, and the other way on a second click. */
function sort(heading) {
  const numeric = heading.classList.contains("number");
  const first = numeric ? "descending" : "ascending";
  const second = numeric ? "ascending" : "descending";
  const direction = heading.getAttribute("aria-sort") === first ? second : first;
  for (const other of table.tHead.rows[0].cells) other.setAttribute("aria-sort", "none");
  heading.setAttribute("aria-sort", direction);
  const sign = direction === "ascending" ? 1 : -1;
  const at = heading.cellIndex;
  rows.sort((a, b) => {
    const x = a.cells[at].dataset.value, y = b.cells[at].dataset.value;
    // What is not known stands last, whichever way.
    if (x === "" || y === "") return (x === "" ? 1 : 0) - (y === "" ? 1 : 0) || a.dataset.row - b.dataset.row;
    const order = numeric ? x - y : x.localeCompare(y, "en", { numeric: true });
    return sign * order || a.dataset.row - b.dataset.row;
  });
  for (const row of rows) {
    const detail = detailOf(row);
    body.append(row);
    if (detail) body.append(detail);
  }
}

// ---------------------------------------------------------------- a row's details

const detailOf = (row) => document.getElementById(`detail-${row.dataset.row}`);
const opener = (row) => row.querySelector(".open");
const isOpen = (row) => opener(row).getAttribute("aria-expanded") === "true";

function toggle(row) {
  const open = !isOpen(row);
  opener(row).setAttribute("aria-expanded", String(open));
  const detail = detailOf(row) || (open ? addDetail(row) : null);
  if (detail) detail.hidden = !open;
}

function addDetail(row) {
  const found = data.rows[row.dataset.row];
  const cell = make("td", "", pane(found));
  cell.colSpan = row.cells.length;
  const detail = make("tr", "detail", cell);
  detail.id = `detail-${row.dataset.row}`;
  row.after(detail);
  return detail;
}

function pane(found) {
  const parts = make("div", "pane");
  if (found.stalls) parts.append(stalls(found));
  if (found.stacks.length) parts.append(flame(found));
  parts.append(facts(found));
  return parts;
}

// ---------------------------------------------------------------- beginning

document.querySelector(".tools").hidden = false;
search.addEventListener("input", filter);
table.tHead.addEventListener("click", (event) => {
  const button = event.target.closest("button");
  if (button) sort(button.closest("th"));
});
body.addEventListener("click", (event) => {
  const button = event.target.closest(".open");
  if (button) toggle(button.closest("tr"));
});
filter();
