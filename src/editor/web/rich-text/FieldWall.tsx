import { Component, type ReactNode } from 'react'

interface FieldWallProps {
  children: ReactNode
  /** Shown in place of a field that failed; `again` makes it once more. */
  fallback: (again: () => void) => ReactNode
}

/** A fault in the text editor takes its field, and not the form around it. */
export class FieldWall extends Component<FieldWallProps, { hasFailed: boolean }> {
  override state = { hasFailed: false }

  static getDerivedStateFromError() {
    return { hasFailed: true }
  }

  override render() {
    if (!this.state.hasFailed) return this.props.children
    return this.props.fallback(() => this.setState({ hasFailed: false }))
  }
}
