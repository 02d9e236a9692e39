import { companyName } from './names.ts'
import { KINDS, type ProjectPlan } from './places.ts'
import type { Random } from './random.ts'

const AREAS: readonly (readonly [string, string, string, string])[] = [
  ['前海妈湾', '深圳市南山区妈湾大道', '113.877410', '22.508330'],
  ['松岗潭头', '深圳市宝安区松岗街道', '113.838170', '22.772190'],
  ['坂田雪岗', '深圳市龙岗区坂田街道', '114.062540', '22.635120'],
  ['光明凤凰城', '深圳市光明区凤凰街道', '113.938220', '22.755410'],
  ['平湖金融基地', '深圳市龙岗区平湖街道', '114.127370', '22.690180'],
  ['坪山燕子湖', '深圳市坪山区坪山街道', '114.345020', '22.695470'],
  ['笋岗清水河', '深圳市罗湖区清水河街道', '114.106330', '22.571260'],
  ['大鹏葵涌', '深圳市大鹏新区葵涌街道', '114.423150', '22.631940'],
]
const WORKS: Record<keyof typeof KINDS, string> = {
  pit: '基坑支护及土石方工程',
  levelling: '场地平整工程',
  renewal: '城市更新拆除清运工程',
  road: '道路及综合管廊土方工程',
}
const WORK_KINDS = Object.keys(KINDS) as (keyof typeof KINDS)[]

/** Projects that differ from each other within a company and go on for the whole story. */
export function bulkProjects(random: Random, count: number): ProjectPlan[] {
  const first = random.int(0, AREAS.length * WORK_KINDS.length - 1)
  return Array.from({ length: count }, (_, step) => {
    const at = first + step
    const [area, address, lng, lat] = AREAS[at % AREAS.length] ?? random.pick(AREAS)
    const kind = WORK_KINDS[(at + Math.floor(at / AREAS.length)) % WORK_KINDS.length] ?? 'pit'
    return {
      name: `${area}${WORKS[kind]}`,
      address,
      lng,
      lat,
      kind,
      span: [0, 1],
      gaps: step === 1 ? ['RELEASE|淤泥'] : [],
    }
  })
}

/** Identity of a bulk company, by its number from 0 up. */
export function bulkIdentity(index: number): { name: string; companyNo: string; mobile: string; cardPrefix: string } {
  const number = String(index + 1)
  return {
    name: companyName(index),
    companyNo: `91440300MA5B${number.padStart(6, '0')}`,
    mobile: `1390100${number.padStart(4, '0')}`,
    cardPrefix: `9${number.padStart(4, '0')}`,
  }
}
