import { type IndustryRows, readIndustries, readServices, type ServiceRows } from './read-catalogs.ts';

// In the build this module is what it exports, so that nobody reads YAML.
export const serviceRows: ServiceRows = readServices();
export const industryRows: IndustryRows = readIndustries();
