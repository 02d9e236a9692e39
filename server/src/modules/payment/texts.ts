/** The Chinese texts of payment plans (000 §7). */
export const paymentTexts = {
  settlement: '结算单',
  plan: '付款计划',
  planMove: '制定付款计划',
  noList: '分期须为列表',
  instalmentsMissing: '请填写分期',
  tooManyInstalments: (max: number) => `分期最多${max}期`,
  instalments: '分期',
  dateInvalid: '付款日期须为yyyy-MM-dd格式的日期',
  percentInvalid: '付款比例须大于0且不超过100，最多4位小数',
  amountInvalid: '付款金额须大于0',
  oneKind: '各期须同为比例或同为金额，只有最后一期可以都不填',
  percentsInvalid: '各期付款比例合计须为100',
  datesDescend: '付款日期须逐期不早于前一期',
  nobody: '结算单',
} as const
