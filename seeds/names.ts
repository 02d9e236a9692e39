import type { Random } from './random.ts'

const SURNAMES = [...'陈林黄张李王吴刘郑蔡梁罗杨周谢何邓曾叶赖朱许彭钟廖温古丘卢邱江苏沈胡郭曹魏']
const GIVEN = [...'伟强军勇建国志明永福辉海平文华金生德胜东波斌鹏飞荣贵祥兴旺泉水木春根发财顺利康健坤龙虎良才']
const WOMEN = [...'秀英丽芳敏静玉兰桂香美玲燕霞红梅婷娟']
const FLEETS = [...'宏恒鑫顺盛泰隆源昌达通利丰华安捷骏腾鸿']
const PHONES = ['135', '136', '137', '138', '139', '150', '151', '158', '159', '182', '183', '187', '188', '189', '177']
const BANKS = [
  ...['中国工商银行深圳龙岗支行', '中国建设银行深圳宝安支行', '中国农业银行深圳坪山支行', '招商银行深圳分行营业部'],
  ...['平安银行深圳福田支行', '深圳农村商业银行龙华支行', '中国银行深圳南山支行', '中国邮政储蓄银行深圳光明支行'],
]
const BANK_STARTS = ['622202', '621700', '622848', '621483', '621626', '623120', '621661', '621799']
const PLATE_LETTERS = [...'ABCDEFGHJKLMNPQRSTUVWXYZ']

export function man(random: Random): string {
  const given = random.pick(GIVEN)
  return (
    random.pick(SURNAMES) + given + (random.chance(0.75) ? random.pick(GIVEN.filter((char) => char !== given)) : '')
  )
}

export const woman = (random: Random): string => random.pick(SURNAMES) + random.pick(WOMEN) + random.pick(WOMEN)

/** 宏达车队 */
export function fleetName(random: Random): string {
  const first = random.pick(FLEETS)
  return `${first}${random.pick(FLEETS.filter((char) => char !== first))}车队`
}

/** Draws until the answer is new: phones and plates are unique in a company. */
export function unused(taken: Set<string>, draw: () => string): string {
  for (;;) {
    const value = draw()
    if (taken.has(value)) continue
    taken.add(value)
    return value
  }
}

/** A mobile number outside the ranges that demo accounts and bulk administrators use. */
export const mobile = (random: Random): string => `${random.pick(PHONES)}${random.int(1, 9)}${random.digits(7)}`

/** 粤BEQ712, or an electric one 粤B03127D. */
export function plate(random: Random): string {
  if (random.chance(0.35)) return `粤B${random.digits(5)}${random.pick(['D', 'F'])}`
  return `粤B${random.pick(PLATE_LETTERS)}${random.pick(PLATE_LETTERS)}${random.digits(3)}`
}

export function bank(random: Random): { name: string; no: string } {
  const at = random.int(0, BANKS.length - 1)
  return { name: BANKS[at] ?? '', no: checked(`${BANK_STARTS[at] ?? ''}${random.digits(13)}`) }
}

/** The number of a card whose last digit is the one that follows from the others (Luhn). */
function checked(no: string): string {
  const first = no.slice(0, -1)
  const sum = [...first].reverse().reduce((total, digit, at) => {
    const value = Number(digit) * (at % 2 === 0 ? 2 : 1)
    return total + (value > 9 ? value - 9 : value)
  }, 0)
  return `${first}${(10 - (sum % 10)) % 10}`
}

const COMPANY_FIRST = ['鹏城', '湾区', '前海', '龙腾', '中泰', '华盛', '宏远', '安达', '新邦', '广厦', '岭南', '金辉']
const COMPANY_SECOND = ['基业', '建工', '筑业', '路桥', '市政', '基础', '地基', '土石方']

/** Two hundred different company names by number; beyond that they carry it. */
export function companyName(index: number): string {
  const first = COMPANY_FIRST[index % COMPANY_FIRST.length] ?? ''
  const second = COMPANY_SECOND[Math.floor(index / COMPANY_FIRST.length) % COMPANY_SECOND.length] ?? ''
  const round = Math.floor(index / (COMPANY_FIRST.length * COMPANY_SECOND.length))
  return `深圳市${first}${second}${round === 0 ? '' : round + 1}工程有限公司`
}
