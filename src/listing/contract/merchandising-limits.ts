/** Letters of a panel between the rows of a list: what two lines of its heading, three of its sentence and one of its link hold. */
export const panelTextMax = { title: 60, body: 160, linkLabel: 40 } as const
