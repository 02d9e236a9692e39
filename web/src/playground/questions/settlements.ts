import { type Topic, thirtyDaysAgo, twelveMonths } from './question'

/** Settlements: what is owed, to whom, and since when. */
export const settlements: Topic = {
  title: '结算',
  questions: [
    {
      id: 'unpaid-by-payee',
      title: '各收款人的未付金额',
      tells: '已审核的结算单中，每个收款人还有多少没有付；收款人不止一个的结算单，收款人为空。',
      document: `query UnpaidByPayee {
  settlementStats(
    by: [PAYEE]
    filter: { status: [APPROVED] }
    having: [{ measure: UNPAID, min: "0.01" }]
    sort: [{ field: UNPAID, direction: DESC }]
    page: { size: 200 }
  ) {
    total
    summary { settleAmt paidAmt unpaidAmt }
    records { payee { payeeName bindingBankName } counted settleAmt paidAmt unpaidAmt }
  }
}
`,
      chart: { measure: 'unpaidAmt', by: ['payee.payeeName'] },
    },
    {
      id: 'settlement-to-payments',
      title: '结算单的付款',
      tells: '每张结算单由哪些付款单付了多少，何时登记付款。',
      document: `query SettlementToPayments($from: DateTime!, $to: DateTime!) {
  settlements(
    filter: { status: [APPROVED, PAID], createTime: { from: $from, to: $to } }
    sort: [{ field: SETTLE_NO }]
    page: { size: 300 }
  ) {
    total
    records { settleNo status settleAmt paidAmt payments { paymentNo status amt payTime } }
  }
}
`,
      variables: twelveMonths,
    },
    {
      id: 'money-by-captain-month',
      title: '各车队长每月的结算金额',
      tells: '每个车队长每个月结算了多少，付了多少，还有多少没有付；车队长不止一个的结算单，车队长为空。',
      document: `query MoneyByCaptainMonth($from: DateTime!, $to: DateTime!) {
  settlementStats(
    by: [CAPTAIN, MONTH]
    filter: { createTime: { from: $from, to: $to } }
    sort: [{ field: MONTH }, { field: AMOUNT, direction: DESC }]
    page: { size: 300 }
  ) {
    total
    records { captain { name } month counted settleAmt paidAmt unpaidAmt }
  }
}
`,
      variables: twelveMonths,
      chart: { measure: 'settleAmt', by: ['month', 'captain.name'] },
    },
    {
      id: 'unpaid-older-than-30-days',
      title: '超过30天没有付清的结算单',
      tells: '30天以前生成、已审核而没有付清的结算单，金额大的在前。',
      document: `query UnpaidOlderThan30Days($before: DateTime!) {
  settlements(
    filter: { status: [APPROVED], createTime: { to: $before } }
    sort: [{ field: SETTLE_AMT, direction: DESC }]
    page: { size: 500 }
  ) {
    total
    records { settleNo createTime projectName agentName settleAmt paidAmt leftAmt }
  }
}
`,
      variables: { before: { label: '生成时间早于', first: thirtyDaysAgo } },
      chart: { measure: 'leftAmt', by: ['settleNo'] },
    },
    {
      id: 'settlements-by-status',
      title: '各项目结算单的状态',
      tells: '每个项目的结算单在各状态有多少张、多少元。',
      document: `query SettlementsByStatus {
  settlementStats(
    by: [PROJECT, STATUS]
    filter: { status: [PENDING, APPROVED, PAID] }
    sort: [{ field: AMOUNT, direction: DESC }]
    page: { size: 200 }
  ) {
    total
    records { project { projectName } status counted settleCnt settleAmt }
  }
}
`,
      chart: { measure: 'settleAmt', by: ['project.projectName', 'status'] },
    },
    {
      id: 'uninvoiced-by-payee',
      title: '各收款人的未开票金额',
      tells: '已审核或已付款的结算单中，每个收款人还有多少没有发票。',
      document: `query UninvoicedByPayee {
  settlementStats(
    by: [PAYEE]
    filter: { status: [APPROVED, PAID] }
    having: [{ measure: UNINVOICED, min: "0.01" }]
    sort: [{ field: UNINVOICED, direction: DESC }]
    page: { size: 200 }
  ) {
    total
    records { payee { payeeName } settleAmt invoicedAmt uninvoicedAmt }
  }
}
`,
      chart: { measure: 'uninvoicedAmt', by: ['payee.payeeName'] },
    },
    {
      id: 'receipts-waiting',
      title: '等待结算的回执单',
      tells: '每个交卡人有多少张回执单、多少张卡、多少张运单还没有结算。',
      document: `query ReceiptsWaiting {
  receiptStats(
    by: [GIVER]
    filter: { status: [OPEN] }
    sort: [{ field: WAYBILLS, direction: DESC }]
    page: { size: 200 }
  ) {
    total
    records { giveCardUserId counted cardCount giveCardCnt }
  }
}
`,
      chart: { measure: 'giveCardCnt', by: ['giveCardUserId'] },
    },
  ],
}
