"""Facts and charts for reports."""
