import { layers } from './layers';
import type { Architecture, Arrow } from './read';

// Boxes stand on a staircase. A wire leaves its box to the right and turns down once, into the box it ends in: so
// wires cross boxes nowhere and each other only at right angles, and one that led upwards could not be drawn.
const box = { width: 200, height: 68 };
const step = { x: 78, y: 76 };
const margin = 16;
const gap = 10.5;

/** Where a wire ends, measured from its box; room for the tip. */
const tip = 9;

/** Widths of the wires, in steps: the picture shows what matters and does not change with every import. */
export const weights = [
  { from: 25, width: 5, label: '25 imports and more' },
  { from: 10, width: 2.75, label: '10 to 24' },
  { from: 1, width: 1.25, label: '1 to 9' },
];

const size = {
  width: 2 * margin + (layers.length - 1) * step.x + box.width,
  height: 2 * margin + (layers.length - 1) * step.y + box.height,
};

const placeOf = (folder: string) => layers.findIndex((layer) => layer.folder === folder);
const left = (place: number) => margin + place * step.x;
const top = (place: number) => margin + place * step.y;
const round = (value: number) => Math.round(value * 10) / 10;

/** The layers and their arrows as an SVG, readable on light and dark pages. */
export function drawArchitecture({ arrows }: Architecture): string {
  const upwards = arrows.find(({ from, to }) => placeOf(from) > placeOf(to));
  if (upwards) throw new Error(`${upwards.from} imports ${upwards.to}, which stands above it: ${upwards.files}.`);
  const names = arrows.map(({ from, to }) => `${from} imports ${to}`).join('; ');
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size.width} ${size.height}" width="${size.width}" height="${size.height}" role="img" aria-labelledby="title description">
  <title id="title">What imports what</title>
  <desc id="description">${names}.</desc>
  <style>
    .paper { fill: #f8f2ea }
    .box { fill: #fff; stroke: #66564a }
    .wire { fill: none; stroke: #8f7a69; stroke-linejoin: round }
    .tip { fill: #8f7a69 }
    .inner { stroke: #7c2f3a }
    .tip.inner { fill: #7c2f3a; stroke: none }
    text { font: 12.5px ui-sans-serif, system-ui, sans-serif; fill: #66564a }
    .name { font-size: 14px; fill: #2a1f19 }
    .own { font-weight: 600 }
    @media (prefers-color-scheme: dark) {
      .paper { fill: #1d1713 }
      .box { fill: #2a211b; stroke: #a99585 }
      .wire { stroke: #a08b7a }
      .tip { fill: #a08b7a }
      .inner { stroke: #e39a9f }
      .tip.inner { fill: #e39a9f }
      text { fill: #cdbdae }
      .name { fill: #f8f2ea }
    }
  </style>
  <rect class="paper" width="${size.width}" height="${size.height}" rx="8"/>
${arrows.map((arrow) => drawArrow(arrow, arrows)).join('\n')}
${layers.map(drawBox).join('\n')}
${drawLegend()}
</svg>
`;
}

function drawBox({ folder, what }: { folder: string; what: string }, place: number): string {
  const [x, y] = [left(place), top(place)];
  const [, parent, own] = /^(.*\/)?(.*)$/.exec(folder) ?? [];
  return `  <g>
    <rect class="box" x="${x}" y="${y}" width="${box.width}" height="${box.height}" rx="4"/>
    <text class="name" x="${x + 12}" y="${y + 29}">${parent ?? ''}<tspan class="own">${own}</tspan></text>
    <text x="${x + 12}" y="${y + 50}">${what}</text>
  </g>`;
}

function drawArrow(arrow: Arrow, arrows: readonly Arrow[]): string {
  const { from, to } = arrow;
  // The nearest box is reached by the lowest wire, and the highest source comes down furthest right: no needless crossing.
  const outgoing = arrows.filter((other) => other.from === from).sort((a, b) => placeOf(b.to) - placeOf(a.to));
  const incoming = arrows.filter((other) => other.to === to).sort((a, b) => placeOf(b.from) - placeOf(a.from));
  const y = round(top(placeOf(from)) + box.height / 2 + (outgoing.indexOf(arrow) - (outgoing.length - 1) / 2) * gap);
  const right = left(placeOf(to)) + box.width;
  const x = round(right - step.x / 2 + (incoming.indexOf(arrow) - (incoming.length - 1) / 2) * gap);
  const start = left(placeOf(from)) + box.width;
  const end = top(placeOf(to));
  const { width } = weights.find((weight) => arrow.imports >= weight.from) ?? { width: 1 };
  const half = round(2.5 + width / 2);
  const kind = to.startsWith('components/') ? ' inner' : '';
  return `  <g>
    <title>${from} imports ${to}</title>
    <path class="wire${kind}" stroke-width="${width}" d="M${start} ${y}H${x}V${end - tip + 1}"/>
    <path class="tip${kind}" d="M${round(x - half)} ${end - tip}h${2 * half}L${x} ${end}z"/>
  </g>`;
}

function drawLegend(): string {
  const start = { x: margin + 8, y: size.height - margin - weights.length * 24 };
  const lines = weights.map(({ width, label }, index) => {
    const y = start.y + (index + 1) * 24 - 6;
    return `  <path class="wire" stroke-width="${width}" d="M${start.x} ${y - 4}h44"/>
  <text x="${start.x + 56}" y="${y}">${label}</text>`;
  });
  return lines.join('\n');
}
