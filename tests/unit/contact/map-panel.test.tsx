/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import { MapPanel } from '@/components/contact/map-panel';
import { salon } from '@/lib/content/content';
import { inLanguage } from '../support/html';

jest.mock('@/.generated/content', () =>
  require('../support/small-site').smallSite(['content/map.json', '', undefined], ['content/map.svg', '', undefined]),
);
jest.mock('@/lib/assets/islands', () => ({ islandHref: () => '' }));

it.each(['Gasse 1', 'Rue du Rhône 112bis', 'Sous la Velle'])(
  'without a drawn map the panel shows the whole address: %s',
  (street) => {
    jest.replaceProperty(salon, 'address', { ...salon.address, street });
    render(inLanguage(<MapPanel />, 'fr'));
    const { postalCode, city } = salon.address;
    expect(screen.getByRole('link').textContent).toContain(`${street} ${postalCode} ${city}`);
  },
);
