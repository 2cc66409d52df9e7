import { RouteLink } from '@/components/layout/links';
import { Picture } from '@/components/layout/picture';
import { PriceNotes } from '@/components/prices/price-notes';
import { isNameOfOnly, PriceRows } from '@/components/prices/price-rows';
import { type PriceRow, priceRow } from '@/lib/content/prices';
import type { ServiceLine } from '@/lib/schema/pages';
import type { PictureId } from '@/lib/schema/pictures';

/** Whether the title is the name of the only row, which has a fixed price. */
const isNamed = (title: string, rows: readonly PriceRow[]) =>
  isNameOfOnly(title, rows) && rows[0]?.price.kind === 'fixed';

export type ServiceLinesProps = {
  heading: string;
  id: string;
  lines: readonly ServiceLine[];
  picture?: PictureId;
  isFirst?: boolean;
  /** Whether phones get only names and prices, because other pages say the rest. */
  isDense?: boolean;
};

export function ServiceLines({ heading, id, lines, picture, isFirst = false, isDense = false }: ServiceLinesProps) {
  const listed = lines.map((line) => ({ ...line, rows: line.prices.map(priceRow) }));
  return (
    <section aria-labelledby={id} className={picture ? 'pt-10 pb-12 lg:pt-14' : 'py-band'} data-reveal>
      <div className="page-grid items-end gap-y-5">
        <h2 id={id} className={`text-3xl ${picture ? 'lg:col-[wrap-start/span_6]' : ''}`}>
          {heading}
        </h2>
        {picture && (
          <Picture
            id={picture}
            isPriority={isFirst}
            sizes="(min-width: 64rem) 50vw, 100vw"
            className="col-[full]! aspect-[3/1] lg:col-[8/full-end]! print:hidden"
          />
        )}
      </div>
      <div className="wrap">
        <ul className={`mt-4 border-t border-ink/20 md:mt-8 ${picture ? '' : 'lg:mt-12'}`}>
          {listed.map(({ rows, ...line }) => (
            <li
              key={line.title}
              // On phones the fixed price of an only row that has the title as its name is beside the title.
              className={`grid gap-x-8 gap-y-2 border-ink/20 py-3.5 not-last:border-b md:grid-cols-[1fr_2fr] md:gap-y-3 md:py-7 md:max-xl:grid-rows-[auto_1fr] lg:py-9 xl:grid-cols-12 ${isNamed(line.title, rows) ? 'service-line-named' : ''}`}
            >
              <h3 className="text-xl xl:col-span-3">
                {line.route ? (
                  <RouteLink to={line.route} className="underline decoration-1 underline-offset-4 hover:text-lacquer">
                    {line.title}
                  </RouteLink>
                ) : (
                  line.title
                )}
              </h3>
              <p
                className={`text-stone md:max-xl:row-start-2 xl:col-span-4 ${isDense ? 'max-md:hidden' : 'max-md:text-sm'}`}
              >
                {line.text}
              </p>
              <PriceRows
                rows={rows}
                title={line.title}
                hasLeaders
                className="-my-1.5 min-w-0 md:max-xl:col-start-2 md:max-xl:row-[1/span_2] xl:col-span-5"
              />
            </li>
          ))}
        </ul>
        <PriceNotes rows={listed.flatMap(({ rows }) => rows)} />
      </div>
    </section>
  );
}
