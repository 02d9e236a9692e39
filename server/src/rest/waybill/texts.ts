/** The Chinese texts of waybill imports over REST. */
export const importRestTexts = { id: '导入编号', outcome: '结果须为CREATE、UPDATE、UNCHANGED、REFUSED的列表' } as const
