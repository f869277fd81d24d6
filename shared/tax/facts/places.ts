import { readCities, readTowns } from './read-places.ts';

// In the build this module is what it exports, so that nobody reads YAML.
export const cityRows = readCities();
export const townRows = readTowns();
