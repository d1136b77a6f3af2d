/**
 * Runs in the page: notes the start of every frame until the function is called that it leaves at the window, which returns them all. One
 * mark tells the trace where its clock has the first: a mark in each frame would take some milliseconds of it.
 */
({ mark, end }) => {
  performance.clearMarks();
  const frames = [];
  let request = 0;
  const drawn = (startTime) => {
    if (frames.length === 0) performance.mark(mark, { startTime });
    frames.push(startTime);
    request = requestAnimationFrame(drawn);
  };
  request = requestAnimationFrame(drawn);
  window[end] = () => {
    cancelAnimationFrame(request);
    return frames;
  };
};
