// The search's worker, started from its text where pages are read from files.
if (location.protocol === "file:") {
  const text = "TEXT";
  window.Worker = class extends Worker {
    constructor() {
      super(URL.createObjectURL(new Blob([text], { type: "text/javascript" })));
    }
  };
}
