/** The part of fontkit that drawings use. */
declare module 'fontkit' {
  export interface Path {
    commands: readonly { command: PathCommand; args: readonly number[] }[];
  }
  export type PathCommand = 'moveTo' | 'lineTo' | 'quadraticCurveTo' | 'bezierCurveTo' | 'closePath';
}
