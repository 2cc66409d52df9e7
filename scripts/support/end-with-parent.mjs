// Ends this program when its parent has ended: npm, when stopped, ends only its shell. Loaded by our commands, Next,
// jest and Playwright, which would go on.
const parent = process.ppid;
const timer = setInterval(() => {
  if (process.ppid === parent) return;
  clearInterval(timer);
  process.kill(process.pid, 'SIGTERM');
}, 500).unref();
