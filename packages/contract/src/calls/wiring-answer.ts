import { z } from 'zod';
import { familyDocument } from './answers.ts';

const text = z.string();
const units = z.int().positive();

/** One wiring diagram of a number. */
const wiringDiagram = z.object({
  /** The way of wiring that it shows: "Three-phase, 480 V". */
  title: text,
  /** The drawing, below /media/. */
  uri: text,
  alt: text,
  /** All that it shows, in sentences. */
  description: z.array(text),
  /** In CSS pixels at full size. */
  width: units,
  height: units,
});

/** The wiring of a number, or of a family without numbers. */
export const wiringAnswer = z.object({
  /** The whole number; null where there is none (yet). */
  number: text.nullable(),
  /** Only those that are certain; a number may be wired in several ways. */
  diagrams: z.array(wiringDiagram),
  /** Groups that must be answered before a diagram can be shown; none where there will be none. */
  undecided: z.array(text),
  /** Wiring drawings that the maker has uploaded, for all numbers. */
  documents: z.array(familyDocument),
});

export type WiringDiagram = z.infer<typeof wiringDiagram>;
export type WiringAnswer = z.infer<typeof wiringAnswer>;
