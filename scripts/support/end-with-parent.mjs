// Ends a program whose parent has ended, because npm, for one, ends only its shell. Loaded by programs that would
// otherwise go on: our commands, Next, jest and Playwright.
const parent = process.ppid;
const timer = setInterval(() => {
  if (process.ppid === parent) return;
  clearInterval(timer);
  process.kill(process.pid, 'SIGTERM');
}, 500).unref();
