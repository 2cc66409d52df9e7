/** Paragraphs of an introduction, no wider than is good to read. */
export function Paragraphs({ texts }: { texts: readonly string[] }) {
  return texts.map((text) => (
    <p key={text} className="max-w-text">
      {text}
    </p>
  ));
}
