export type IntroProps = { paragraphs: readonly string[] };

/** The introduction of a page, in the head of it. */
export function Intro({ paragraphs }: IntroProps) {
  return paragraphs.map((paragraph) => (
    <p key={paragraph} className="max-w-text">
      {paragraph}
    </p>
  ));
}
