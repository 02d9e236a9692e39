/** The texts of the platform's own dictionaries. */
export const texts = {
  title: '平台字典',
  open: '没有自己名称的公司即时使用这里的名称；可以另加条目，停用的不再提供给它们，已用的照旧显示。公司自己的名称不变。',
  closed:
    '代码由程序规定，只改名称和排序。没有自己名称的公司，接口的字典与选项即时使用；网页的列表、表格与单据仍写程序的名称。',
  retired: (count: number) => `停用 ${count} 项`,
  retireAbout: (name: string) =>
    `“${name}”：不再提供给没有自己名称的公司；已用的照旧显示，公司自己改过名称的照旧可选，可以随时重新启用。`,
}
