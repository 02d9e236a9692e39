import { capitalAmount } from '../../kernel/money/capital-amount.js'
import { money } from '../../kernel/money/money.js'
import type { PlanDocument } from './documents.js'
import type { Typeface } from './font/typeface.js'
import { amountText, dayText } from './format.js'
import { drawLetterhead, type Fact } from './letterhead.js'
import { Sheet } from './sheet.js'
import { drawSignatures, signatureHeight } from './signature.js'
import { stampPages } from './stamp.js'
import { drawTable, type TableColumn } from './table.js'
import { texts } from './texts.js'

const COLUMNS: TableColumn[] = [
  { title: texts.sequence, width: 12, align: 'center' },
  { title: texts.dueDate, width: 23, align: 'center' },
  { title: texts.payee, width: 23 },
  { title: texts.carrier, width: 30 },
  { title: texts.bankNo, width: 41 },
  { title: texts.bankName, width: 27 },
  { title: texts.payAmount, width: 26, align: 'right' },
]

/** 付款计划: every plan begins on a new page and numbers its own pages. */
export function layPlans(typeface: Typeface, plans: PlanDocument[]): Uint8Array<ArrayBuffer> {
  const sheet = new Sheet(typeface)
  plans.forEach((plan, index) => {
    if (index > 0) sheet.doc.addPage()
    layPlan(sheet, plan)
  })
  return sheet.finish(texts.plan)
}

function layPlan(sheet: Sheet, plan: PlanDocument): void {
  const first = sheet.page
  const top = drawLetterhead(sheet, {
    company: plan.companyAuthName,
    title: texts.plan,
    checkUrl: plan.checkUrl,
    facts: factsOf(plan),
  })
  const parties = [plan.companyAuthName, plan.agentName] as const
  const bottom = drawTable(sheet, top, {
    columns: COLUMNS,
    rows: plan.rows.map((row) => [
      String(row.sequence),
      row.dueDate,
      row.payeeName,
      row.carrierName,
      row.bindingBankNo,
      row.bindingBankName,
      amountText(row.amount),
    ]),
    totals: [
      [
        { text: `${texts.total}  ${capitalAmount(money(plan.amount))}`, span: 5 },
        { text: texts.yuan(amountText(plan.amount)), span: 2, styles: { halign: 'right' } },
      ],
    ],
    closing: signatureHeight(sheet, ...parties),
  })
  drawSignatures(sheet, bottom, ...parties)
  sheet.numberPages(first, `${texts.plan} ${plan.settleNo}`)
  if (!plan.inForce) stampPages(sheet, first, texts.outdated)
}

function factsOf(plan: PlanDocument): Fact[] {
  const facts: Fact[] = [
    [texts.settleNo, plan.settleNo],
    [texts.planDate, dayText(plan.date)],
    [texts.projectName, plan.projectName],
    [texts.applicant, plan.agentName],
    [texts.planner, plan.createBy],
  ]
  return plan.remark ? [...facts, [texts.remark, plan.remark]] : facts
}
