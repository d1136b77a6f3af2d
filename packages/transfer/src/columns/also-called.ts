import type { ContentKind } from '@millrace/contract/content';

/** Headings of other systems, by field. They are guesses: whoever maps a sheet sees and changes them. */
const ofAny: Readonly<Record<string, readonly string[]>> = {
  id: ['ID', 'Row id'],
  name: ['Title', 'Product name', 'Item name', 'Name 1', 'Designation', 'Bezeichnung', 'Benennung'],
  slug: ['Slug', 'URL', 'URL key', 'Handle', 'Permalink'],
  description: ['Text', 'Long text', 'Long description', 'Details', 'Beschreibung', 'Langtext'],
  isLive: ['Active', 'Enabled', 'Published', 'Visible', 'Status', 'Aktiv'],
  isObsolete: ['Discontinued', 'End of life', 'Auslauf'],
  position: ['Position', 'Sort', 'Sort order', 'Order', 'Rank', 'Reihenfolge'],
  imgUrl: ['Image', 'Picture file', 'Photo', 'Bild'],
  familyId: ['Product family', 'Series', 'Product line', 'Model line', 'Baureihe', 'Serie', 'Produktfamilie'],
  categoryId: ['Category', 'Product group', 'Kategorie', 'Warengruppe'],
  parentId: ['Parent', 'Parent category', 'Above', 'Übergeordnet'],
};

const ofKind: { readonly [Kind in ContentKind]?: Readonly<Record<string, readonly string[]>> } = {
  products: {
    partNumber: [
      'Part',
      'Part no.',
      'Part #',
      'P/N',
      'PN',
      'SKU',
      'Item',
      'Item number',
      'Item no.',
      'Article number',
      'Catalog number',
      'Catalogue number',
      'Cat. no.',
      'Material',
      'Material number',
      'Order number',
      'Order no.',
      'Ordering number',
      'Order code',
      'Ordering code',
      'Artikelnummer',
      'Materialnummer',
      'Teilenummer',
      'Art.-Nr.',
      'Bestellnummer',
    ],
    priceCents: [
      'List price',
      'Unit price',
      'Price each',
      'Net price',
      'Trade price',
      'List',
      'Trade',
      'Net',
      'Each',
      'MSRP',
      'RRP',
      'Preis',
      'Listenpreis',
      'Bruttopreis',
      'Nettopreis',
      'Einzelpreis',
    ],
    configModelNo: ['Model no.', 'Model', 'Configuration', 'Modell'],
    replacedBy: ['Successor', 'Replacement', 'Superseded by', 'Nachfolger'],
    description: ['Short text', 'Item description', 'Product description', 'Kurztext'],
    pictures: ['Picture', 'Image', 'Images', 'Photo', 'Photos', 'Picture file', 'Image file', 'Bild', 'Bilder'],
  },
  families: {
    media: ['Pictures', 'Images', 'Gallery', 'Photos', 'Bilder'],
    documentIds: ['Data sheets', 'PDFs', 'Files', 'Dokumente'],
    accessoryPartNumbers: ['Accessory part numbers', 'Zubehör'],
  },
  redirects: {
    from: ['From', 'Source', 'Old URL', 'Old path'],
    to: ['To', 'Target', 'New URL', 'New path', 'Destination'],
    status: ['Status code', 'Code', 'Type'],
  },
  documents: {
    docNumber: ['Document number', 'Doc no.', 'Dokumentnummer'],
    docType: ['Document type', 'Type'],
    uri: ['PDF', 'File name', 'URL', 'Datei'],
  },
  customers: { groupId: ['Customer group'] },
};

/** Names of sheets and files of other systems, by the kind of their rows. */
const kindsAlsoCalled: { readonly [Kind in ContentKind]?: readonly string[] } = {
  categories: ['Product groups', 'Kategorien', 'Warengruppen', 'Produktgruppen'],
  families: ['Series', 'Product lines', 'Baureihen', 'Serien', 'Produktfamilien'],
  products: ['Articles', 'Items', 'Artikel', 'Artikelstamm', 'Produkte'],
  attributes: ['Merkmale', 'Attribute'],
  documents: ['Data sheets', 'Dokumente', 'Datenblätter'],
  redirects: ['Umleitungen', 'Weiterleitungen'],
};

/** Other names of a kind, beside its own words. */
export const kindAlsoCalled = (kind: ContentKind): readonly string[] => kindsAlsoCalled[kind] ?? [];

/** Other headings of a field, beside its label and its name. */
export const alsoCalled = (kind: ContentKind, name: string): readonly string[] => [
  ...(ofKind[kind]?.[name] ?? []),
  ...(ofAny[name] ?? []),
];
