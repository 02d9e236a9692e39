/** What the codes of a company are called: in the schema, and in its table. */
export const companyStateLabel = '公司状态'
