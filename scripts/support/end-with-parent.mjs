// Ends a program whose parent is gone: npm, for one, when it is told to end, ends its shell alone. Loaded by what may be started by another
// program and would go on: our commands, Next, jest and Playwright.
const parent = process.ppid;
const timer = setInterval(() => {
  if (process.ppid === parent) return;
  clearInterval(timer);
  process.kill(process.pid, 'SIGTERM');
}, 500).unref();
