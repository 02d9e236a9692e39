/** Money is counted in whole cents and quantities in thousandths, so every sum here is exact. */
export type Cents = number
export type Milli = number

function fixed(value: number, digits: number): string {
  const text = String(Math.abs(value)).padStart(digits + 1, '0')
  return `${value < 0 ? '-' : ''}${text.slice(0, -digits)}.${text.slice(-digits)}`
}

/** `1234550` → `12345.50` */
export const yuan = (cents: Cents): string => fixed(cents, 2)
/** `16250` → `16.250` */
export const quantity = (milli: Milli): string => fixed(milli, 3)

/** Price times quantity, half up to the cent. Both are never negative. */
export function times(price: Cents, milli: Milli): Cents {
  const exact = price * milli + 500
  return (exact - (exact % 1000)) / 1000
}
