import type { Money } from '../../../../ui/format/decimal'

const DIGITS = '零壹贰叁肆伍陆柒捌玖'
const UNITS: [bigint, string][] = [
  [100_000_000n, '亿'],
  [10_000n, '万'],
  [1000n, '仟'],
  [100n, '佰'],
  [10n, '拾'],
]

/** 大写金额 of a decimal text in yuan, as printed: "1234.50" → 壹仟贰佰叁拾肆元伍角整; "" for other text. */
export function capitalAmount(amount: Money): string {
  const [, minus, whole, fraction = ''] = /^(-?)(\d{1,13})(?:\.(\d{1,2}))?$/.exec(amount) ?? []
  if (whole === undefined) return ''
  const yuan = BigInt(whole)
  const cents = fraction.padEnd(2, '0')
  const nothing = yuan === 0n && cents === '00'
  const spelt = yuan > 0n || nothing ? `${spell(yuan)}元` : ''
  return (minus && !nothing ? '负' : '') + spelt + spellCents(cents, yuan > 0n)
}

function spell(value: bigint): string {
  const unit = UNITS.find(([size]) => value >= size)
  if (!unit) return DIGITS.charAt(Number(value))
  const [size, name] = unit
  const rest = value % size
  const head = spell(value / size) + name
  // A gap inside the number is read as one 零, however many places it spans.
  return rest === 0n ? head : head + (rest < size / 10n ? '零' : '') + spell(rest)
}

function spellCents(cents: string, afterYuan: boolean): string {
  const [jiao, fen] = [...cents].map((digit) => DIGITS.charAt(Number(digit)))
  if (cents === '00') return '整'
  if (cents.endsWith('0')) return `${jiao}角整`
  return cents.startsWith('0') ? `${afterYuan ? '零' : ''}${fen}分` : `${jiao}角${fen}分`
}
