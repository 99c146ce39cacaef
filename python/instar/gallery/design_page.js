// Draws stalls and flame graphs where the page has room for them, and unfolds all that is printed.

for (const place of document.querySelectorAll("[data-costs]")) {
  const found = data.rows[place.dataset.costs];
  place.replaceChildren();
  if (found.stalls) place.append(stalls(found));
  if (found.stacks.length) place.append(flame(found));
}
addEventListener("beforeprint", () => {
  for (const part of document.querySelectorAll("details")) part.open = true;
});
