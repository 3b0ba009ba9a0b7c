import { Component, type ReactNode } from 'react'

/** A field that fails takes only itself out of the form, and says so. */
export class FieldWall extends Component<{ children: ReactNode }, { failed: string | null }> {
  override state: { failed: string | null } = { failed: null }
  static getDerivedStateFromError(error: Error) {
    return { failed: error.message }
  }
  override render() {
    return this.state.failed === null ? this.props.children : <p role="alert">{this.state.failed}</p>
  }
}
