import type { FamilyKey, views, WrittenDocument } from './written-family.ts';

/** The place of pictures and files below /media/. */
export const familyPicture = (family: FamilyKey, view: (typeof views)[number]): string =>
  `families/${family}-${view}.svg`;
export const categoryPicture = (slug: string): string => `categories/${slug}.svg`;
export const optionPicture = (file: string): string => `options/${file}`;
export const posterUri = (videoId: string): string => `posters/${videoId}.svg`;
export const faqPicture = (name: string): string => `faqs/${name}.svg`;
export const bannerPicture = (name: string): string => `banners/${name}.svg`;
export const customerLogo = (slug: string): string => `customers/${slug}.svg`;
export const documentUri = ({ type, number, revision }: WrittenDocument): string =>
  `documents/${type}-${number}-Rev${revision}.pdf`;
