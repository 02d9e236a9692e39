/** 0 → A, 25 → Z, 26 → AA. */
export function columnName(index: number): string {
  const last = String.fromCharCode(65 + (index % 26))
  return index < 26 ? last : columnName(Math.floor(index / 26) - 1) + last
}

/** Cell in Excel's notation, such as C17. */
export const placeOf = (line: number, column: number): string => `${columnName(column)}${line}`
