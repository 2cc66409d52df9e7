import type { ComponentProps, ReactNode } from 'react';
import { pageAt } from '@/lib/content/page-paths';
import { listIn, piecesOf } from '@/lib/content/rich-text';
import { ownPath } from '@/lib/links/site';
import { ExternalLink, RouteLink } from './links';

const linkClass = 'underline decoration-1 underline-offset-4 hover:decoration-2';

/** A link in a text of the owner; if its page no longer exists, only the words. */
function TextLink({ words, href }: { words: string; href: string }) {
  if (/^(mailto|tel):/.test(href)) {
    return (
      <a href={href} className={linkClass}>
        {words}
      </a>
    );
  }
  const path = ownPath(href);
  if (path === undefined) {
    return (
      <ExternalLink href={href} className={linkClass}>
        {words}
      </ExternalLink>
    );
  }
  const page = pageAt(path);
  return page ? (
    <RouteLink to={page} section={/#(.+)/.exec(href)?.[1]} className={linkClass}>
      {words}
    </RouteLink>
  ) : (
    words
  );
}

function RichText({ text }: { text: string }): ReactNode {
  return piecesOf(text).map((piece, index) => {
    if (typeof piece === 'string') return piece;
    // Indexes are good keys, because the text never changes and two pieces may have the same words.
    const key = `${index}`;
    if (!('tag' in piece)) return <TextLink key={key} {...piece} />;
    const { tag: Tag, words } = piece;
    return (
      <Tag key={key}>
        <RichText text={words} />
      </Tag>
    );
  });
}

/** A paragraph or a list of a Markdown text. If the text is a list, it gets the classes `list`, not `className`. */
export function RichParagraph({
  text,
  list = '',
  className,
  ...rest
}: ComponentProps<'p'> & { text: string; list?: string }) {
  const { isOrdered, items } = listIn(text) ?? {};
  if (!items) {
    return (
      <p {...rest} className={className}>
        <RichText text={text} />
      </p>
    );
  }
  const List = isOrdered ? 'ol' : 'ul';
  return (
    <List
      className={`${list} pl-[1.3em] *:not-first:mt-1.5 marker:text-lacquer ${isOrdered ? 'list-decimal' : 'list-disc'}`}
    >
      {items.map((item) => (
        <li key={item}>
          <RichText text={item} />
        </li>
      ))}
    </List>
  );
}
