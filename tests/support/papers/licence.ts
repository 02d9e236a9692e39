import type { MadeUpCompany } from './companies.ts'
import { type Face, faces } from './faces.ts'
import { Sheet } from './sheet.ts'

const [WIDTH, HEIGHT] = [2000, 1414]
const LABEL = { size: 34, colour: '#3b3b3b' }
const TEXT = { size: 34 }

const dated = (day: string): string => day.replace(/(\d+)-(\d+)-(\d+)/g, '$1年$2月$3日')

/** A business licence in the form of 2019, as PNG. */
export function drawLicence(company: MadeUpCompany, face: Face = faces.sans): Buffer {
  const sheet = new Sheet(WIDTH, HEIGHT, '#fbf8ef', face)
  sheet.frame('#b8a46a', 40, 14)
  sheet.frame('#d8c894', 66, 3)
  sheet.disc('#c8322b', WIDTH / 2, 190, 72)
  sheet.disc('#e8b83a', WIDTH / 2, 190, 58)
  sheet.writeMiddle('营业执照', 280, { size: 112, bold: true, spacing: 24 })
  sheet.writeMiddle('（副 本）', 424, { size: 38 })
  sheet.write('统一社会信用代码', 150, 180, LABEL)
  sheet.write(company.companyNo, 150, 232, { size: 38, bold: true })
  squares(sheet, 1640, 150, company.companyNo)
  writeLeft(sheet, company)
  writeRight(sheet, company)
  sheet.write('登记机关', 1320, 1130, { size: 38, spacing: 10 })
  sheet.write('2023 年 08 月 16 日', 1440, 1240, TEXT)
  sheet.write('国家企业信用信息公示系统网址：', 110, 1300, { size: 22 })
  sheet.write('国家市场监督管理总局监制', 1500, 1300, { size: 22 })
  return sheet.png()
}

function writeLeft(sheet: Sheet, company: MadeUpCompany): void {
  const [label, value] = [150, 360]
  sheet.write('名　　称', label, 530, LABEL)
  sheet.writeLines(company.companyName, value, 530, 18, TEXT)
  sheet.write('类　　型', label, 620, LABEL)
  sheet.writeLines(company.companyType, value, 620, 18, TEXT)
  sheet.write('法定代表人', label, 710, LABEL)
  sheet.write(company.companyRepre, value, 710, TEXT)
  sheet.write('经营范围', label, 800, LABEL)
  sheet.writeLines(company.scope, value, 800, 20, { size: 28 })
}

function writeRight(sheet: Sheet, company: MadeUpCompany): void {
  const [label, value] = [1100, 1310]
  sheet.write('注册资本', label, 530, LABEL)
  sheet.write(company.registeredCapital, value, 530, TEXT)
  sheet.write('成立日期', label, 620, LABEL)
  sheet.write(dated(company.companyFound), value, 620, TEXT)
  sheet.write('营业期限', label, 710, LABEL)
  sheet.write(dated(company.businessTerm), value, 710, { size: 32 })
  sheet.write('住　　所', label, 800, LABEL)
  sheet.writeLines(company.companyAddress, value, 800, 15, TEXT)
}

/** Looks like a QR code and says nothing. */
function squares(sheet: Sheet, x: number, y: number, text: string): void {
  for (let at = 0; at < 29 * 29; at++) {
    const dark = (text.charCodeAt(at % text.length) * (at + 7) * 2654435761) % 97 < 46
    if (dark) sheet.fill('#222', x + (at % 29) * 7, y + Math.floor(at / 29) * 7, 7, 7)
  }
}
