import type { ConfigGroup } from '@millrace/configurator';

/** Writes one field of a group; undefined leaves it out. */
export type SetField = (fields: Partial<{ [Name in keyof ConfigGroup]: ConfigGroup[Name] | undefined }>) => void;
