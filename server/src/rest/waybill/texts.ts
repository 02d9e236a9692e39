/** The Chinese texts of waybill imports over REST. */
export const importRestTexts = { id: '导入编号' } as const
