import { carousels } from './carousels.ts';
import { settings } from './settings.ts';

export const companyRows = () => ({ carousels: carousels(), settings: settings() });
