// Keeps one core busy while the process that forked this one lives.
process.once('disconnect', () => process.exit());
setInterval(() => {
  for (const end = Date.now() + 200; Date.now() < end;);
}, 0);
