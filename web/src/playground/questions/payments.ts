import { dayFrom, monthFrom, type Topic, twelveMonths } from './question'

/** Payments and invoices. */
export const payments: Topic = {
  title: '付款与发票',
  questions: [
    {
      id: 'paid-by-month',
      title: '每月付了多少',
      tells: '按付款日期，每个月付给每个收款人多少元。',
      document: `query PaidByMonth($from: Date!, $to: Date!) {
  paymentStats(
    by: [PAYMENT_MONTH, PAYEE]
    filter: { status: [PAID], paymentDateFrom: $from, paymentDateTo: $to }
    sort: [{ field: PAYMENT_MONTH }, { field: PAID, direction: DESC }]
    page: { size: 300 }
  ) {
    total
    records { paymentMonth payee { payeeName } counted paidAmt }
  }
}
`,
      variables: {
        from: { label: '付款日期起', first: (today) => monthFrom(today, -11) },
        to: { label: '付款日期止', first: (today) => today },
      },
      chart: { measure: 'paidAmt', by: ['paymentMonth', 'payee.payeeName'] },
    },
    {
      id: 'payments-waiting',
      title: '还没有付出去的付款单',
      tells: '待审核和待付款的付款单，付给谁、哪个账号、多少元。',
      document: `query PaymentsWaiting {
  payments(filter: { status: [SUBMITTED, APPROVED] }, page: { size: 200 }) {
    total
    records { paymentNo status payeeName bindingBankName bindingBankNo amt createBy }
  }
}
`,
      chart: { measure: 'amt', by: ['payeeName', 'status'] },
    },
    {
      id: 'due-payments',
      title: '未来四周应付款',
      tells: '付款计划中四周内到期而没有付清的各期，先到期的在前。',
      document: `query DuePayments($to: Date!) {
  instalments(filter: { open: true, dueTo: $to }, sort: [{ field: DUE_DATE }], page: { size: 200 }) {
    total
    records { dueDate settleNo projectName payeeName amount paidAmt leftAmt }
  }
}
`,
      variables: { to: { label: '付款日期止', first: (today) => dayFrom(today, 28) } },
      chart: { measure: 'leftAmt', by: ['dueDate', 'payeeName'] },
    },
    {
      id: 'invoices-by-seller',
      title: '各销售方的发票',
      tells: '每个销售方开了多少张发票，价税合计、已认领和可认领各多少元。',
      document: `query InvoicesBySeller {
  invoiceStats(by: [SELLER, TAX_POINT], sort: [{ field: GROSS, direction: DESC }], page: { size: 200 }) {
    total
    records { sellerName taxPoint counted sumPrice claimedAmt leftAmt }
  }
}
`,
      chart: { measure: 'sumPrice', by: ['sellerName'] },
    },
    {
      id: 'payments-by-maker',
      title: '各制单人的付款单',
      tells: '每个制单人每月做了多少付款单，付出、待付和退回的各多少元。',
      document: `query PaymentsByMaker($from: DateTime!, $to: DateTime!) {
  paymentStats(
    by: [MAKER, MONTH]
    filter: { createTime: { from: $from, to: $to } }
    sort: [{ field: MONTH }, { field: AMOUNT, direction: DESC }]
    page: { size: 200 }
  ) {
    total
    records { createBy month counted amt paidAmt waitingAmt undoneAmt }
  }
}
`,
      variables: twelveMonths,
      chart: { measure: 'amt', by: ['month', 'createBy'] },
    },
  ],
}
