import type fr from '../../messages/fr.json';

/** Messages as every salon has them: `title:nous` is the message `title` of the salons that it is meant for. */
type Plain<Tree> = {
  [Key in keyof Tree as Key extends `${string}:${string}` ? never : Key]: Tree[Key] extends string
    ? string
    : Plain<Tree[Key]>;
};

/** The interface's words, in the branches of `messages/fr.json`. */
export type Messages = Plain<typeof fr>;
