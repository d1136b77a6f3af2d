/** Runs in the page: marks every frame until the function is called that it leaves at the window. The mark's start is that of the frame. */
({ mark, end }) => {
  performance.clearMarks();
  let request = 0;
  const drawn = (startTime) => {
    performance.mark(mark, { startTime });
    request = requestAnimationFrame(drawn);
  };
  request = requestAnimationFrame(drawn);
  window[end] = () => cancelAnimationFrame(request);
};
