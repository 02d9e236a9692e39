import { idCheckOf } from '@tufang/server/kernel/values/id-number'
import type { EmblemField, PortraitField } from '@tufang/server/platform/ocr/ocr'
import { Random } from '../../../seeds/random.ts'

/** Texts on the two sides of a card, in the form to be read. */
export type MadeUpPerson = Record<PortraitField | EmblemField, string>

const SURNAMES = [...'陈林黄张李王吴刘郑蔡梁罗杨周谢何邓曾叶赖朱许彭钟廖温丘苏沈胡郭曹魏', '欧阳', '司徒']
const MEN = [...'伟强军勇建国志明永福辉海平文华金生德胜东波斌鹏飞荣贵祥兴旺泉木水春根']
const WOMEN = [...'秀英丽芳敏静玉兰桂香美玲燕霞红梅婷娟雪萍']
const NATIONS = ['壮', '满', '回', '苗', '土家', '彝', '蒙古', '瑶', '畲', '维吾尔']
const COUNTIES: readonly (readonly [code: string, province: string, city: string, county: string, town: string])[] = [
  ['440307', '广东省', '深圳市', '龙岗区', '布吉街道'],
  ['440306', '广东省', '深圳市', '宝安区', '西乡街道'],
  ['441424', '广东省', '五华县', '', '水寨镇'],
  ['440882', '广东省', '雷州市', '', '调风镇'],
  ['430903', '湖南省', '益阳市', '赫山区', '泉交河镇'],
  ['431121', '湖南省', '祁阳县', '', '白水镇'],
  ['360730', '江西省', '宁都县', '', '长胜镇'],
  ['450923', '广西博白县', '', '', '龙潭镇'],
  ['511602', '四川省', '广安市', '广安区', '协兴镇'],
  ['413026', '河南省', '固始县', '', '汪棚镇'],
  ['420982', '湖北省', '安陆市', '', '烟店镇'],
  ['522424', '贵州省', '金沙县', '', '平坝镇'],
]
const VILLAGES = ['新联村', '高岭村', '石桥村', '塘尾村', '东风村', '大塘村', '莲花社区', '水口村']
const TERMS = [10, 20]

const two = (value: number): string => String(value).padStart(2, '0')

const dayOf = (random: Random, from: number, to: number): string =>
  `${random.int(from, to)}-${two(random.int(1, 12))}-${two(random.int(1, 28))}`

/** Invented person, the same for the same seed, whose number has a correct check character. */
export function madeUpPerson(seed: number): MadeUpPerson {
  const random = new Random(seed).fork('person')
  const idSex = random.chance(0.75) ? '男' : '女'
  const given = idSex === '男' ? MEN : WOMEN
  const [code, province, city, county, town] = random.pick(COUNTIES)
  const idBirth = dayOf(random, 1962, 2002)
  const first = `${code}${idBirth.replaceAll('-', '')}${two(random.int(1, 49))}${2 * random.int(0, 4) + (idSex === '男' ? 1 : 0)}`
  const idStartDate = dayOf(random, 2010, 2024)
  const end = String(Number(idStartDate.slice(0, 4)) + random.pick(TERMS))
  return {
    idName: random.pick(SURNAMES) + random.pick(given) + (random.chance(0.7) ? random.pick(given) : ''),
    idSex,
    idNation: random.chance(0.7) ? '汉' : random.pick(NATIONS),
    idBirth,
    idAddress: `${province}${city}${county}${town}${random.pick(VILLAGES)}${random.int(1, 30)}组${random.int(1, 199)}号`,
    idNo: `${first}${idCheckOf(first)}`,
    idAuthority: `${county ? city + county.replace(/区$/, '分局') : city || province.slice(2)}`.replace(
      /^(.*?)(分局)?$/,
      (_, place: string, branch?: string) => (branch ? `${place.replace('市', '市公安局')}分局` : `${place}公安局`),
    ),
    idStartDate,
    idEndDate: random.chance(0.2) ? '长期' : `${end}${idStartDate.slice(4)}`,
  }
}
