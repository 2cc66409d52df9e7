/** True where the visitor has asked for as little motion as possible. */
export const isStill = () => matchMedia('(prefers-reduced-motion: reduce)').matches;
