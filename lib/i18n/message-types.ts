import type fr from '../../messages/fr.json';

/** Keys without their variants: `title:nous` is the message `title` for salons that say "nous". */
type Plain<Tree> = {
  [Key in keyof Tree as Key extends `${string}:${string}` ? never : Key]: Tree[Key] extends string
    ? string
    : Plain<Tree[Key]>;
};

/** The words of the interface, with the keys of `messages/fr.json`. */
export type Messages = Plain<typeof fr>;
