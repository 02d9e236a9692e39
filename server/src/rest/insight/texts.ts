/** The Chinese texts of the calls for phases. */
export const phaseRestTexts = {
  phase: '分期',
  phaseId: '分期编号',
  week: '周报所在星期的周一，yyyy-MM-dd；不填为现在',
  total: '总车数',
  correct: '计入的车数',
  cubic: '计入的方量（方）',
  left: (reason: string) => `未计入的车数：${reason}`,
  xAxis: '横轴各点的名称',
  keys: '横轴各点：第一天，或挖机编号、渣土场编号、土质、运输模式',
  series: '各组数据',
  machineCost: '机械费用',
  name: '名称',
  unit: '计量单位',
  kind: { bar: '柱', line: '线' },
  values: '各点的数值；除数为零而无法计算的为空',
  data: '与 values 相同',
} as const
