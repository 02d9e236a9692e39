const DIGITS = '零壹贰叁肆伍陆柒捌玖'
const UNITS: [bigint, string][] = [
  [100_000_000n, '亿'],
  [10_000n, '万'],
  [1000n, '仟'],
  [100n, '佰'],
  [10n, '拾'],
]

/**
 * 大写金额 of a decimal text in yuan: "1234.50" → 壹仟贰佰叁拾肆元伍角整.
 * Exact, up to 13 digits before the point and 2 after it; anything else throws a RangeError.
 */
export function capitalAmount(amount: string): string {
  const match = /^(-?)(\d{1,13})(?:\.(\d{1,2}))?$/.exec(amount)
  if (!match?.[2]) throw new RangeError(`not an amount that can be spelt: ${amount}`)
  const yuan = BigInt(match[2])
  const cents = (match[3] ?? '').padEnd(2, '0')
  const isZero = yuan === 0n && cents === '00'
  const sign = match[1] && !isZero ? '负' : ''
  const whole = yuan > 0n || isZero ? `${spell(yuan)}元` : ''
  return sign + whole + spellCents(cents, yuan > 0n)
}

function spell(value: bigint): string {
  const unit = UNITS.find(([size]) => value >= size)
  if (!unit) return digit(value)
  const [size, name] = unit
  const rest = value % size
  const head = spell(value / size) + name
  if (rest === 0n) return head
  // A gap inside the number is read as one 零, however many places it spans.
  return head + (rest < size / 10n ? '零' : '') + spell(rest)
}

function spellCents(cents: string, afterYuan: boolean): string {
  const [jiao, fen] = [BigInt(cents.slice(0, 1)), BigInt(cents.slice(1))]
  if (jiao === 0n && fen === 0n) return '整'
  if (fen === 0n) return `${digit(jiao)}角整`
  if (jiao === 0n) return `${afterYuan ? '零' : ''}${digit(fen)}分`
  return `${digit(jiao)}角${digit(fen)}分`
}

function digit(value: bigint): string {
  return DIGITS.charAt(Number(value))
}
