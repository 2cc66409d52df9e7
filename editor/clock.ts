/** Lets times be said as the language counts them, "14:05": the package asks for a clock of twelve hours whatever the language. */
export function countToTwentyFour(): void {
  const plain = Date.prototype.toLocaleString;
  Date.prototype.toLocaleString = function (this: Date, ...[language, options]: Parameters<typeof plain>) {
    return plain.call(this, language, options && { ...options, hour12: undefined });
  };
}
