const KB = 1024;
const MB = KB * KB;

/** `< 1 KB`, `412 KB`, `1.3 MB` */
export function sizeWords(bytes: number): string {
  if (bytes < KB) return '< 1 KB';
  if (bytes < MB) return `${Math.round(bytes / KB)} KB`;
  return `${(bytes / MB).toFixed(1)} MB`;
}
