/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import { MapPanel } from '@/components/contact/map-panel';
import { siteSalon } from '@/lib/content/salon';
import { inLanguage } from '../support/html';

jest.mock('@/lib/content/content', () => ({ ...require('../support/bilingual').bilingual(), drawnMap: undefined }));
jest.mock('@/lib/generated/islands', () => ({ islandHref: () => '' }));

it.each(['Gasse 1', 'Rue du Rhône 112bis', 'Sous la Velle'])(
  'without a map the whole address stands there: %s',
  (street) => {
    const address = jest.replaceProperty(siteSalon, 'address', { ...siteSalon.address, street });
    render(inLanguage(<MapPanel />, 'fr'));
    const { postalCode, city } = siteSalon.address;
    expect(screen.getByRole('link').textContent).toContain(`${street} ${postalCode} ${city}`);
    address.restore();
  },
);
