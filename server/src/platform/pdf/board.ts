import type { BoardDocument, BoardDocumentCash, BoardDocumentFigures, BoardDocumentPhase } from './documents.js'
import type { Typeface } from './font/typeface.js'
import { amountText, countText, quantityText } from './format.js'
import { drawLetterhead } from './letterhead.js'
import { CONTENT_WIDTH, MARGIN, MUTED, Sheet } from './sheet.js'
import { drawTable, SUM_STYLES, type TableCell, type TableColumn, type TableRow } from './table.js'
import { texts } from './texts.js'

const PHASES: TableColumn[] = [
  { title: texts.projectPhase, width: 40 },
  { title: texts.cubicColumn, width: 32, align: 'right' },
  { title: texts.costColumn, width: 37, align: 'right' },
  { title: texts.doneShare, width: 13, align: 'right' },
  { title: texts.leftOutColumn, width: 21, align: 'right' },
  { title: texts.endColumn, width: 39 },
]
const NAME = 27
const AMOUNT = (CONTENT_WIDTH - NAME) / 8
const ANOMALIES: TableColumn[] = [
  { title: texts.projectName, width: 52 },
  { title: texts.ruleCounts, width: CONTENT_WIDTH - 52 },
]
const DENSE = { fontSize: 8 }
const SMALL = { fontSize: 6.8, cellPadding: { vertical: 1.2, horizontal: 1 } }
const GAP = 5
const NONE = '—'

/** 项目周报: every report begins on a new page and numbers its own pages. */
export function layBoards(typeface: Typeface, all: BoardDocument[]): Uint8Array<ArrayBuffer> {
  const sheet = new Sheet(typeface)
  all.forEach((one, index) => {
    if (index > 0) sheet.addPage()
    layBoard(sheet, one)
  })
  return sheet.finish(texts.board)
}

function layBoard(sheet: Sheet, board: BoardDocument): void {
  const first = sheet.page
  const { projects, totals } = board
  const top = drawLetterhead(sheet, {
    company: board.companyAuthName,
    title: texts.board,
    facts: [
      [texts.boardWeek, texts.boardSpan(board.week, sixDaysLater(board.week))],
      [texts.boardDay, board.madeAt ?? texts.boardStart(board.day)],
      [texts.projectCount, countText(projects.length)],
    ],
  })
  const phases = drawTable(sheet, top, {
    columns: PHASES,
    banner: captionOf(texts.phasesPart, PHASES.length),
    rows: projects.flatMap(({ projectName, phases }) => phases.map((phase) => phaseRow(projectName, phase))),
    totals: [totalRow(totals)],
  })
  const cash = drawTable(sheet, phases + GAP, {
    columns: [{ title: texts.projectName, width: NAME }, ...amountColumns(board)],
    banner: captionOf(texts.cashPart, 9),
    rows: projects.map(({ projectName, cash }) => [small(projectName), ...cashCells(cash)]),
    totals: [[small(texts.total), ...cashCells(totals.cash)]],
  })
  const odd = projects.filter(({ anomalies }) => anomalies !== '')
  const bottom = drawTable(sheet, cash + GAP, {
    columns: ANOMALIES,
    banner: captionOf(texts.anomaliesPart, ANOMALIES.length),
    rows:
      odd.length === 0
        ? [[{ text: texts.noAnomalies, span: ANOMALIES.length, styles: { halign: 'center' } }]]
        : odd.map(({ projectName, anomalies }) => [projectName, anomalies]),
  })
  drawNotes(sheet, bottom + 3)
  sheet.numberPages(first, `${texts.board} ${board.week}`)
}

const captionOf = (text: string, span: number): TableRow[] => [[{ text, span, styles: { halign: 'left' } }]]

const cubicText = (value: string | null): string => (value === null ? NONE : quantityText(value, 'CUBIC'))
const moneyText = (value: string | null): string => (value === null ? NONE : amountText(value))

/** Cells that rows of phases and of totals have in common. */
const figureCells = (figures: BoardDocumentFigures): string[] => [
  [
    texts.planned(cubicText(figures.planCubic)),
    texts.hauled(cubicText(figures.realCubic)),
    texts.surveyed(cubicText(figures.surveyedCubic)),
  ].join('\n'),
  [
    texts.planned(moneyText(figures.planCost)),
    texts.spent(amountText(figures.cost)),
    texts.paid(amountText(figures.paidAmt)),
  ].join('\n'),
]
const leftOut = ({ leftOutCount, tripCount }: BoardDocumentFigures): string =>
  texts.leftOut(countText(leftOutCount), countText(tripCount))

const dense = (text: string): TableCell => ({ text, styles: DENSE })
const phaseRow = (projectName: string, phase: BoardDocumentPhase): TableRow =>
  [
    `${projectName}\n${phase.phaseName}\n${texts.between(phase.fromDate, phase.toDate)}`,
    ...figureCells(phase),
    shareText(phase),
    leftOut(phase),
    endText(phase),
  ].map(dense)

const sum = (text: string): TableCell => ({ text, styles: { ...DENSE, halign: 'right' } })
const totalRow = (totals: BoardDocumentFigures): TableRow => [
  texts.total,
  ...figureCells(totals).map(sum),
  '',
  sum(leftOut(totals)),
  '',
]

/** Hauled share of the plan as a percentage, rounded down, so that an unfinished plan never shows 100 %. */
function shareText({ planCubic, realCubic }: BoardDocumentFigures): string {
  const plan = Number(planCubic ?? 0)
  return plan > 0 ? `${Math.floor((Number(realCubic) / plan) * 100)}%` : NONE
}

function endText({ forecast }: BoardDocumentPhase): string {
  if (!forecast) return NONE
  const { endDay, earliestDay, latestDay, pace, workingDays } = forecast
  const range = texts.between(earliestDay ?? texts.unending, latestDay ?? texts.unending)
  return [endDay ?? texts.unending, range, texts.pace(cubicText(pace), countText(workingDays))].join('\n')
}

const small = (text: string): TableCell => ({ text, styles: SMALL })
const amountColumns = ({ weeks }: BoardDocument): TableColumn[] =>
  [texts.overdue, ...weeks.map(({ from }) => texts.weekFrom(from)), texts.unplanned, texts.needed, texts.pending].map(
    (title) => ({
      title,
      width: AMOUNT,
      align: 'right',
    }),
  )

function cashCells({ overdueAmt, weeks, unplannedAmt, neededAmt, pendingAmt }: BoardDocumentCash): TableCell[] {
  const cell = (amount: string): TableCell => ({ text: amountText(amount), styles: { ...SMALL, halign: 'right' } })
  const needed = cell(neededAmt)
  return [
    ...[overdueAmt, ...weeks, unplannedAmt].map(cell),
    { ...needed, styles: { ...SUM_STYLES, ...needed.styles } },
    cell(pendingAmt),
  ]
}

function drawNotes(sheet: Sheet, y: number): void {
  sheet.write(texts.boardNotes, MARGIN, y, { size: 8, color: MUTED, width: CONTENT_WIDTH })
}

const DAY_MS = 86_400_000
const sixDaysLater = (day: string): string => new Date(Date.parse(day) + 6 * DAY_MS).toISOString().slice(0, 10)
