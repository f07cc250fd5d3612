/** A chosen file that the device cannot read any more. */
export class UnreadableFile extends File {
  override slice(): Blob {
    return Object.assign(new Blob(), { arrayBuffer: () => Promise.reject(new Error('NotReadableError')) })
  }
}
