import { CREDIT_CODE_CHARACTERS, creditCheckOf } from '@tufang/server/kernel/values/credit-code'
import type { LicenceField } from '@tufang/server/platform/ocr/ocr'
import { Random } from '../../../seeds/random.ts'
import { madeUpPerson } from './people.ts'

/** Texts of a licence in the form to be read, with the scope of the company. */
export type MadeUpCompany = Record<LicenceField, string> & { scope: string }

const PLACES = ['深圳市', '广州市', '东莞市', '惠州市', '长沙市', '佛山市']
const DISTRICTS: Record<string, readonly string[]> = {
  深圳市: ['龙岗区布吉街道甘坑社区', '宝安区西乡街道固戍社区', '南山区粤海街道高新区社区', '坪山区坑梓街道金沙社区'],
  广州市: ['天河区珠江新城', '番禺区大石街道', '白云区石井街道'],
  东莞市: ['长安镇乌沙社区', '虎门镇博涌社区'],
  惠州市: ['惠城区江北街道', '大亚湾区澳头街道'],
  长沙市: ['岳麓区望城坡街道', '雨花区黎托街道'],
  佛山市: ['南海区桂城街道', '顺德区大良街道'],
}
const ROADS = ['甘李路', '宝源路', '科苑南路', '金兰一路', '人民东路', '创业大道', '迎宾路', '工业三路']
const FIRST = [...'宏恒鑫顺盛泰隆源昌达通利丰华安捷骏腾鸿']
const TRADES = ['建设工程', '土石方工程', '运输', '环保科技', '建筑劳务', '渣土运输', '市政工程', '基础工程']
const TYPES = [
  ...['有限责任公司', '有限责任公司(自然人独资)', '有限责任公司(自然人投资或控股)', '股份有限公司(非上市)'],
  ...['有限责任公司(法人独资)', '个人独资企业'],
]
const CAPITALS = [
  ...['伍佰万元整', '壹仟万元整', '叁佰万元人民币', '1000万元人民币', '人民币贰仟万元', '5000万元', '捌佰捌拾万元整'],
  ...['人民币600.5万元', '壹亿元整'],
]
const SCOPE =
  '一般项目：土石方工程施工；建筑工程机械与设备租赁；建筑材料销售；城市绿化管理；园林绿化工程施工；普通货物仓储服务；装卸搬运。（除依法须经批准的项目外，凭营业执照依法自主开展经营活动）许可项目：道路货物运输（不含危险货物）；城市建筑垃圾处置（清运）。'

const two = (value: number): string => String(value).padStart(2, '0')

function creditCode(random: Random): string {
  let first = `91${random.pick(['440300', '440101', '441900', '441302', '430104'])}`
  if (random.chance(0.6)) first += 'MA'
  while (first.length < 17) first += CREDIT_CODE_CHARACTERS[random.int(0, random.chance(0.7) ? 9 : 30)]
  return `${first}${creditCheckOf(first)}`
}

/** No company that there is: the same one for the same seed, with a credit code whose check character holds. */
export function madeUpCompany(seed: number): MadeUpCompany {
  const random = new Random(seed).fork('company')
  const place = random.pick(PLACES)
  const companyFound = `${random.int(1998, 2024)}-${two(random.int(1, 12))}-${two(random.int(1, 28))}`
  const end = `${Number(companyFound.slice(0, 4)) + random.pick([20, 30, 50])}${companyFound.slice(4)}`
  const unit = random.chance(0.5) ? `${random.int(1, 9)}栋${random.int(1, 32)}0${random.int(1, 9)}` : ''
  return {
    companyName: `${place}${random.pick(FIRST)}${random.pick(FIRST)}${random.pick(TRADES)}有限公司`,
    companyNo: creditCode(random),
    companyType: random.pick(TYPES),
    companyRepre: madeUpPerson(seed + 5000).idName,
    companyAddress: `${place}${random.pick(DISTRICTS[place] ?? [])}${random.pick(ROADS)}${random.int(1, 399)}号${unit}`,
    companyFound,
    registeredCapital: random.pick(CAPITALS),
    businessTerm: random.chance(0.5) ? `${companyFound}至长期` : `${companyFound}至${end}`,
    scope: SCOPE.slice(0, random.int(70, SCOPE.length)),
  }
}
