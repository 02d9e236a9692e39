import { type Face, faces } from './faces.ts'
import type { MadeUpPerson } from './people.ts'
import { Sheet } from './sheet.ts'

const [WIDTH, HEIGHT] = [1300, 820]
const LABEL = { size: 34, colour: '#3f77b5' }
const TEXT = { size: 40 }

/** The side with the portrait, as PNG. */
export function drawPortraitSide(person: MadeUpPerson, face: Face = faces.sans): Buffer {
  const sheet = card(face)
  const [year, month, day] = person.idBirth.split('-').map(Number)
  sheet.write('姓 名', 90, 96, LABEL)
  sheet.write(person.idName, 230, 88, { size: 48, spacing: 4 })
  sheet.write('性 别', 90, 196, LABEL)
  sheet.write(person.idSex, 230, 192, TEXT)
  sheet.write('民 族', 370, 196, LABEL)
  sheet.write(person.idNation, 480, 192, TEXT)
  sheet.write('出 生', 90, 296, LABEL)
  for (const [text, x, label, beside] of [
    [year, 230, '年', 345],
    [month, 405, '月', 465],
    [day, 520, '日', 580],
  ] as const) {
    sheet.write(String(text), x, 292, TEXT)
    sheet.write(label, beside, 296, LABEL)
  }
  sheet.write('住 址', 90, 396, LABEL)
  sheet.writeLines(person.idAddress, 230, 392, 12, TEXT)
  sheet.write('公民身份号码', 90, 690, LABEL)
  sheet.write(person.idNo, 430, 680, { size: 48, bold: true, spacing: 7 })
  portrait(sheet)
  return sheet.png()
}

/** The side with the emblem, as PNG. */
export function drawEmblemSide(person: MadeUpPerson, face: Face = faces.sans): Buffer {
  const sheet = card(face)
  const dotted = (day: string): string => day.replaceAll('-', '.')
  sheet.disc('#c23a30', 180, 190, 100)
  sheet.disc('#e2b448', 180, 190, 78)
  sheet.write('中华人民共和国', 390, 90, { size: 72, spacing: 18 })
  sheet.write('居民身份证', 390, 220, { size: 104, spacing: 28 })
  sheet.write('签发机关', 280, 600, { size: 36, bold: true })
  sheet.write(person.idAuthority, 480, 598, { size: 38 })
  sheet.write('有效期限', 280, 700, { size: 36, bold: true })
  sheet.write(`${dotted(person.idStartDate)}-${dotted(person.idEndDate)}`, 480, 698, { size: 38 })
  return sheet.png()
}

/** Light blue with the fine waves of such cards. */
function card(face: Face): Sheet {
  const sheet = new Sheet(WIDTH, HEIGHT, '#e9f0f4', face)
  const { context } = sheet
  context.lineWidth = 1.5
  for (let wave = 0; wave < 40; wave++) {
    context.strokeStyle = wave % 2 ? 'rgba(150,185,210,0.45)' : 'rgba(215,170,185,0.4)'
    context.beginPath()
    for (let x = 0; x <= WIDTH; x += 20)
      context.lineTo(x, wave * 22 + Math.sin(x / 70 + wave / 3) * 16 + Math.sin(x / 230) * 20)
    context.stroke()
  }
  return sheet
}

function portrait(sheet: Sheet): void {
  sheet.fill('#dfe5ea', 850, 110, 360, 470)
  sheet.disc('#e0b493', 1030, 300, 100)
  sheet.disc('#2a2523', 1030, 235, 92)
  sheet.disc('#e0b493', 1030, 320, 88)
  sheet.fill('#30384a', 900, 440, 260, 140)
}
